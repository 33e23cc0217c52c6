/**
 * The keywords of JSON Schema that schema.mjs uses, and no others: with a general checker the host's
 * first load would be 30 KB more. A test holds it against one (deploy/release/metadata.test.mjs).
 */

export const kindOf = (value) => {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	return typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : typeof value;
};

/** Whether a value is right, whatever its parts are. */
export function fits(schema, value) {
	const kind = kindOf(value);
	if (![schema.type].flat().includes(kind)) return false;
	if (kind === 'array') return value.length >= schema.minItems && value.length <= schema.maxItems;
	if (kind === 'object') return !(Object.keys(value).length > schema.maxProperties);
	// In code points, as JSON Schema counts; a text of megabytes is not taken apart for it.
	return (
		kind !== 'string' ||
		(value.length <= 2 * schema.maxLength &&
			[...value].length <= schema.maxLength &&
			new RegExp(schema.pattern, 'u').test(value))
	);
}

/** The parts of a value that is right by itself, with the schema of each. */
export function* partsOf(schema, value) {
	const kind = kindOf(value);
	if (kind === 'array')
		for (const [index, item] of value.entries()) yield [schema.items, item, index];
	if (kind !== 'object') return;
	const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
	for (const name of Object.keys(properties)) {
		// As JSON drops it: what is undefined is not there.
		const part = Object.hasOwn(value, name) ? value[name] : undefined;
		if (part !== undefined || required.includes(name)) yield [properties[name], part, name];
	}
	if (!additionalProperties) return;
	for (const [name, part] of Object.entries(value)) {
		yield [propertyNames, name, name];
		yield [additionalProperties, part, name];
	}
}

/** @param {object} schema of schema.mjs @param {unknown} value */
export function isGood(schema, value) {
	if (!fits(schema, value)) return false;
	for (const [inner, part] of partsOf(schema, value)) if (!isGood(inner, part)) return false;
	return true;
}
