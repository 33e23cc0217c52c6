import type { TSchema } from '@borlette/shared/contract';
import { IDS } from './ids.ts';

interface JsonSchema {
	type?: string;
	const?: unknown;
	enum?: unknown[];
	format?: string;
	pattern?: string;
	minimum?: number;
	minLength?: number;
	properties?: Record<string, JsonSchema>;
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
export function sampleOf(schema: TSchema): unknown {
	const { type, enum: values, anyOf, properties, items, ...rest } = schema as JsonSchema;
	if ('const' in rest) return rest.const;
	if (values) return values[0];
	if (anyOf) return sampleOf(anyOf[0] as TSchema);
	if (properties) {
		return Object.fromEntries(
			Object.entries(properties).map(([name, field]) => [name, sampleOf(field as TSchema)]),
		);
	}
	if (type === 'array') return [sampleOf(items as TSchema)];
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

/** Where a schema takes text that is not one of a list, by path: `['lines', 0, 'numbers']`. */
export function textsOf(schema: TSchema, path: Array<string | number> = []): (typeof path)[] {
	const { type, enum: values, anyOf, properties, items } = schema as JsonSchema;
	if (anyOf) return textsOf(anyOf[0] as TSchema, path);
	if (properties) {
		return Object.entries(properties).flatMap(([name, field]) =>
			textsOf(field as TSchema, [...path, name]),
		);
	}
	if (type === 'array') return textsOf(items as TSchema, [...path, 0]);
	return type === 'string' && !values ? [path] : [];
}
