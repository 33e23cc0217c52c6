import type { TSchema } from '@borlette/shared/contract';
import { RefCode } from '@borlette/shared/contract/fiche.ticket';
import { IDS } from './ids.ts';

const { pattern: REFERENCE } = RefCode as JsonSchema;

interface JsonSchema {
	type?: string;
	const?: unknown;
	enum?: unknown[];
	format?: string;
	pattern?: string;
	minimum?: number;
	minLength?: number;
	properties?: Record<string, JsonSchema>;
	required?: string[];
	items?: JsonSchema;
	anyOf?: JsonSchema[];
}

const FORMATS: Record<string, string> = {
	uuid: IDS.unknown,
	date: '2026-03-02',
	'date-time': '2026-03-02T10:00:00Z',
	'time-zone': 'America/New_York',
	phone: '+50937112233',
};
/** One of them meets any pattern of the contract. */
const TEXTS = [
	'a',
	'abc',
	'correct horse battery',
	'07',
	'107',
	'2211',
	'10:00',
	'#078053',
	'HT',
	'ABC',
	'2026-03',
	'AAAAAAAAAAAA',
	`${IDS.unknown}:1`,
	'a@example.com',
	'https://example.com/a',
	'id',
	'1',
	'123456',
	// Keys of a browser, as it gives them.
	'A'.repeat(22),
	'B'.repeat(87),
];

/** A value that the schema lets through, with every optional field. */
export const sampleOf = (schema: TSchema): unknown =>
	sample(schema as JsonSchema, ({ properties = {} }) => Object.keys(properties));

/** The same without any, and with null where that may stand. */
export const leastOf = (schema: TSchema): unknown =>
	sample(schema as JsonSchema, ({ required = [] }) => required, true);

function sample(
	schema: JsonSchema,
	fieldsOf: (schema: JsonSchema) => string[],
	isNull = false,
): unknown {
	const { type, enum: values, anyOf, properties, items, ...rest } = schema;
	const within = (inner: JsonSchema = {}) => sample(inner, fieldsOf, isNull);
	if ('const' in rest) return rest.const;
	if (values) return values[0];
	if (isNull && anyOf?.some((each) => each.type === 'null')) return null;
	if (anyOf) return within(anyOf[0]);
	if (properties) {
		return Object.fromEntries(fieldsOf(schema).map((name) => [name, within(properties[name])]));
	}
	if (type === 'array') return [within(items)];
	if (type === 'integer') return Math.max(rest.minimum ?? 1, 1);
	if (type === 'boolean') return true;
	if (type !== 'string') return null;
	return FORMATS[rest.format ?? ''] ?? textFor(rest);
}

function textFor({ pattern = '', minLength = 0 }: JsonSchema): string {
	const found = TEXTS.find((text) => text.length >= minLength && new RegExp(pattern).test(text));
	if (found === undefined) throw new Error(`No sample meets ${pattern}: add one to TEXTS`);
	return found;
}

/** Where something stands in an input: `['body', 'lines', 0, 'numbers']`. */
export type Path = ReadonlyArray<string | number>;

/** Where a schema takes text that is not one of a list. */
export const textsOf = (schema: TSchema): Path[] =>
	pathsOf(schema, ({ type, enum: values }) => type === 'string' && !values);

/** Where it takes the id of a row, or the reference of a fiche. */
export const idsOf = (schema: TSchema): Path[] =>
	pathsOf(schema, ({ format, pattern }) => format === 'uuid' || pattern === REFERENCE);

function pathsOf(schema: TSchema, fits: (leaf: JsonSchema) => boolean, path: Path = []): Path[] {
	const { type, anyOf, properties, items } = schema as JsonSchema;
	if (anyOf) return pathsOf(anyOf[0] as TSchema, fits, path);
	if (properties) {
		return Object.entries(properties).flatMap(([name, field]) =>
			pathsOf(field as TSchema, fits, [...path, name]),
		);
	}
	if (type === 'array') return pathsOf(items as TSchema, fits, [...path, 0]);
	return fits(schema as JsonSchema) ? [path] : [];
}

/** The input with another value there, if need be in a field that it did not have. */
export function withValue<T extends object>(input: T, path: Path, value: unknown): T {
	const copy = structuredClone(input);
	let place = copy as Record<string | number, unknown>;
	for (const [at, step] of path.slice(0, -1).entries()) {
		place[step] ??= typeof path[at + 1] === 'number' ? [] : {};
		place = place[step] as typeof place;
	}
	place[path.at(-1) as string] = value;
	return copy;
}
