/**
 * The keywords of JSON Schema that schema.mjs uses, and no others: with a general checker the host's
 * first load would be 30 KB more. A test holds it against one (deploy/release/metadata.test.mjs).
 */

/**
 * @typedef {{ type: string | string[], pattern?: string, maxLength?: number, items?: Schema, minItems?: number,
 *   maxItems?: number, properties?: Record<string, Schema>, required?: string[], propertyNames?: Schema,
 *   additionalProperties?: Schema, maxProperties?: number }} Schema
 */

/** @param {unknown} value */
export const kindOf = (value) => {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	return typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : typeof value;
};

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => kindOf(value) === 'object';

/**
 * Whether a value is right, whatever its parts are.
 * @param {Schema} schema @param {unknown} value
 */
export function fits(schema, value) {
	const { minItems = 0, maxItems = Infinity, maxProperties = Infinity } = schema;
	if (![schema.type].flat().includes(kindOf(value))) return false;
	if (Array.isArray(value)) return value.length >= minItems && value.length <= maxItems;
	if (isObject(value)) return Object.keys(value).length <= maxProperties;
	return typeof value !== 'string' || isText(schema, value);
}

/**
 * In code points, as JSON Schema counts; a text of megabytes is not taken apart for it.
 * @param {Schema} schema @param {string} value
 */
const isText = ({ pattern = '', maxLength = Infinity }, value) =>
	value.length <= 2 * maxLength &&
	[...value].length <= maxLength &&
	new RegExp(pattern, 'u').test(value);

/**
 * The parts of a value that is right by itself, with the schema of each.
 * @param {Schema} schema @param {unknown} value
 * @returns {Generator<[Schema, unknown, string | number]>} schema, part and its name or index
 */
export function* partsOf(schema, value) {
	const { items } = schema;
	if (Array.isArray(value) && items)
		for (const [index, item] of value.entries()) yield [items, item, index];
	if (isObject(value)) yield* propertiesOf(schema, value);
}

/**
 * @param {Schema} schema @param {Record<string, unknown>} value
 * @returns {Generator<[Schema, unknown, string]>}
 */
function* propertiesOf({ properties = {}, required = [], ...others }, value) {
	const { propertyNames, additionalProperties } = others;
	for (const [name, inner] of Object.entries(properties)) {
		// As JSON drops it: what is undefined is not there.
		const part = Object.hasOwn(value, name) ? value[name] : undefined;
		if (part !== undefined || required.includes(name)) yield [inner, part, name];
	}
	for (const [name, part] of Object.entries(additionalProperties ? value : {})) {
		if (propertyNames) yield [propertyNames, name, name];
		if (additionalProperties) yield [additionalProperties, part, name];
	}
}

/** @param {Schema} schema of schema.mjs @param {unknown} value */
export function isGood(schema, value) {
	if (!fits(schema, value)) return false;
	for (const [inner, part] of partsOf(schema, value)) if (!isGood(inner, part)) return false;
	return true;
}
