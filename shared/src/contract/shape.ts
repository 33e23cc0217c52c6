import type { Endpoint } from './endpoint.ts';

/**
 * A type as plain data: what hosts and APIs offer and what builds use are told in it, and
 * `config/fit/` tells whether one may stand in for another. `$` refers to the table beside
 * it, so types may hold themselves.
 */
export type Shape =
	| string
	| { lit: string | number | boolean }
	| { union: Shape[]; named?: (string | number | boolean)[] }
	| { all: Shape[] }
	| { array: Shape }
	| { tuple: Shape[] }
	| { fns: Signature[] }
	| { props: Record<string, Property>; index?: Shape }
	| { base: string; format: string }
	| { lib: string; args?: Shape[] }
	| { param: string }
	| { text: string }
	| { $: number };

export interface Property {
	is: Shape;
	opt?: true;
}

export interface Signature {
	in: Shape[];
	/** How many of the last parameters may be left out. */
	optional: number;
	rest?: true;
	out: Shape;
	/** What type parameters have to be. */
	bounds?: Shape[];
	/** `new`. */
	makes?: true;
}

export interface Shaped {
	is: Shape;
	types: Shape[];
}

interface JsonSchema {
	type?: string;
	format?: string;
	enum?: (string | number | boolean)[];
	const?: string | number | boolean;
	anyOf?: JsonSchema[];
	items?: JsonSchema;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	additionalProperties?: boolean | JsonSchema;
}

/** Name of a call among what is offered: `GET /agents/:agentId`. */
export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
	`${method} ${path}`;

/** A call as a function of what is sent, that answers what is read. Limits of values are no part of it. */
export function shapeOfCall({ input, output, file, isKeyed }: Endpoint): Shaped {
	const sent = Object.entries(input).map(([part, schema]): [string, Property] => {
		const is = shapeOfSchema(schema as JsonSchema);
		const needsNone =
			typeof is === 'object' && 'props' in is && !Object.values(is.props).some(isNeeded);
		return [part, needsNone ? { is, opt: true } : { is }];
	});
	// One that may be missing is a header that an earlier API does not read.
	if (isKeyed === true) sent.push(['key', { is: 'string' }]);
	const out = file ? { lit: `file ${file}` } : shapeOfSchema(output as JsonSchema);
	return {
		is: { fns: [{ in: [{ props: Object.fromEntries(sent) }], optional: 0, out }] },
		types: [],
	};
}

const isNeeded = ({ opt }: Property): boolean => !opt;

function shapeOfSchema(schema: JsonSchema): Shape {
	if (schema.const !== undefined) return { lit: schema.const };
	if (schema.enum) return unionOf(schema.enum.map((lit) => ({ lit })));
	if (schema.anyOf) return unionOf(schema.anyOf.map(shapeOfSchema));
	if (schema.type === 'array') return { array: shapeOfSchema(schema.items ?? {}) };
	if (schema.type === 'object') return shapeOfObject(schema);
	if (schema.type === undefined) return 'unknown';
	const base = schema.type === 'integer' ? 'number' : schema.type;
	return schema.format ? { base, format: schema.format } : base;
}

function unionOf(shapes: Shape[]): Shape {
	const flat = shapes.flatMap((one) =>
		typeof one === 'object' && 'union' in one ? one.union : [one],
	);
	return (flat.length === 1 && flat[0]) || { union: flat };
}

function shapeOfObject({
	properties = {},
	required = [],
	additionalProperties,
}: JsonSchema): Shape {
	const props = Object.entries(properties).map(([name, schema]): [string, Property] => {
		const is = shapeOfSchema(schema);
		return [name, required.includes(name) ? { is } : { is, opt: true }];
	});
	const open = typeof additionalProperties === 'object' ? additionalProperties : undefined;
	return {
		props: Object.fromEntries(props),
		...(open && { index: shapeOfSchema(open) }),
	};
}

/** What an API offers, as it says itself: call → hash of its type. */
export interface ApiOffer {
	/** Of all of it: two with the same one offer the same. */
	readonly digest: string;
	readonly calls: Readonly<Record<string, string>>;
	readonly permissions: string[];
}

// As codesOf of endpoint.ts, which builds cannot read: this file imports types alone.
const codesIn = ({ access }: Endpoint): string[] =>
	typeof access === 'object' ? [access.permission ?? []].flat() : [];

/**
 * The offer of an API with these calls.
 * @param hashOf of plain data; the contract has none of its own
 * @returns `access`: call → the codes any of which it takes; none: it takes no permission
 */
export function apiOffer(
	endpoints: readonly Endpoint[],
	permissions: readonly string[],
	hashOf: (data: unknown) => string,
): { list: ApiOffer; shapes: Record<string, Shaped>; access: Record<string, string[]> } {
	const named = endpoints.map((call) => [callOf(call), shapeOfCall(call)] as const);
	const shapes = Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
	const calls = Object.fromEntries(
		Object.entries(shapes).map(([call, shape]) => [call, hashOf(shape)]),
	);
	const list = { calls, permissions: [...permissions].sort() };
	const access = endpoints.map((call) => [callOf(call), codesIn(call)] as const);
	return { list: { digest: hashOf(list), ...list }, shapes, access: Object.fromEntries(access) };
}
