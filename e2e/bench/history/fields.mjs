/**
 * A field that the remotes' contract has in an answer, always, and that the API's contract has not
 * at that place. `beside`: the fields that the API always sends there, by which its answer is known
 * in the page; `kind`: `gone`, or `other` where it is there under another type.
 * @typedef {{ call: string, at: string, name: string, beside: string[], kind: 'gone' | 'other' }} Field
 */

/** @import { Schema } from './contract.mjs' */

/** @param {Schema | undefined} schema @returns {Schema[]} */
const variantsOf = (schema) => (schema?.anyOf ? schema.anyOf.flatMap(variantsOf) : [schema ?? {}]);
/** @param {Schema} schema */
const kindOf = ({ type, const: fixed }) => type ?? (fixed === undefined ? 'any' : typeof fixed);
/** @param {Schema | undefined} schema */
const kindsOf = (schema) => new Set(variantsOf(schema).map(kindOf));

/** @param {Schema} a @param {Schema} b */
const shared = (a, b) =>
	Object.keys(a.properties ?? {}).filter((name) => name in (b.properties ?? {})).length;

/** What of the API's stands for a variant: of the same kind, with the most fields in common. @param {Schema} wanted @param {Schema | undefined} offered */
const counterpart = (wanted, offered) =>
	variantsOf(offered)
		.filter((each) => kindOf(each) === kindOf(wanted))
		.sort((a, b) => shared(b, wanted) - shared(a, wanted))[0];

/** Every kind that may come must be one that the remote reckons with. @param {Schema} wanted @param {Schema | undefined} offered */
function isOther(wanted, offered) {
	const known = kindsOf(wanted);
	return !known.has('any') && [...kindsOf(offered)].some((kind) => !known.has(kind));
}

/**
 * @param {Schema | undefined} wanted @param {Schema | undefined} offered @param {string} call @param {string} at
 * @returns {Generator<Field>}
 */
function* missingIn(wanted, offered, call, at) {
	for (const variant of variantsOf(wanted)) {
		const match = counterpart(variant, offered);
		if (match && variant.type === 'array') {
			yield* missingIn(variant.items, match.items, call, `${at}[]`);
		}
		if (match && variant.type === 'object') yield* missingInObject(variant, match, call, at);
	}
}

/** @param {Schema} wanted @param {Schema} match @param {string} call @param {string} at @returns {Generator<Field>} */
function* missingInObject({ properties = {}, required = [] }, match, call, at) {
	const beside = match.required ?? [];
	for (const [name, field] of Object.entries(properties)) {
		const other = match.properties?.[name];
		if (!other && required.includes(name)) yield { call, at, name, beside, kind: 'gone' };
		if (!other) continue;
		if (isOther(field, other)) yield { call, at, name, beside, kind: 'other' };
		yield* missingIn(field, other, call, `${at}.${name}`);
	}
}

/**
 * @param {import('./contract.mjs').Calls} wanted contract that the remotes were built with
 * @param {import('./contract.mjs').Calls} offered contract that the API was built with
 * @returns {Field[]} each name at each place once
 */
export function missingFields(wanted, offered) {
	/** @type {Map<string, Field>} */
	const found = new Map();
	for (const [call, { output }] of Object.entries(wanted)) {
		const there = offered[call];
		if (!there) continue;
		for (const field of missingIn(output, there.output, call, '')) {
			found.set(`${field.call} ${field.at} ${field.name}`, field);
		}
	}
	return [...found.values()];
}
