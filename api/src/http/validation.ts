import type { FieldError } from '@borlette/shared/contract';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { FORMATS } from './formats.ts';

const OPTIONS: Options = {
	allErrors: true,
	verbose: true,
	removeAdditional: false,
	useDefaults: false,
	strict: true,
	strictTypes: false,
	formats: FORMATS,
};

function compiler(options: Options): Ajv {
	const ajv = new Ajv({ ...OPTIONS, ...options });
	addFormats.default(ajv, ['date', 'date-time', 'uuid']);
	return ajv;
}

const exact = compiler({ coerceTypes: false });
/** A query string knows text only: `true` and `25` become what the schema asks for. */
const fromText = compiler({ coerceTypes: true });

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
	(httpPart === 'body' ? exact : fromText).compile(schema);

/** A check of whole values, for answers in tests. */
export const compileExact = (schema: object) => exact.compile(schema);

/** ajv's errors by path in the contract's words; the first of each path counts. */
export function fieldErrors(errors: readonly ErrorObject[]): Record<string, FieldError> {
	const fields = new Map<string, FieldError>();
	const unions = new Set<string>();
	for (const error of errors) {
		const path = pathOf(error);
		// A nullable field fails its null branch too, which says nothing.
		if (error.keyword === 'anyOf' || (error.keyword === 'type' && error.params.type === 'null')) {
			unions.add(path);
		} else if (!fields.has(path)) {
			fields.set(path, toFieldError(error));
		}
	}
	for (const path of unions) if (!fields.has(path)) fields.set(path, { code: 'type' });
	return Object.fromEntries(fields);
}

function pathOf(error: ErrorObject): string {
	const own = error.instancePath
		.split('/')
		.slice(1)
		.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
	const named = error.params.missingProperty ?? error.params.additionalProperty;
	return [...own, ...(named === undefined ? [] : [named])].join('.');
}

function toFieldError({ keyword, params, data }: ErrorObject): FieldError {
	const blank = typeof data === 'string' && data.trim() === '';
	switch (keyword) {
		case 'required':
			return { code: 'required' };
		case 'additionalProperties':
			return { code: 'unknown_field' };
		case 'minLength':
			return blank ? { code: 'required' } : { code: 'too_short', limit: params.limit };
		case 'pattern':
			return { code: blank ? 'required' : 'format' };
		case 'maxLength':
		case 'maxItems':
			return { code: 'too_long', limit: params.limit };
		case 'minItems':
			return { code: 'too_short', limit: params.limit };
		case 'minimum':
		case 'exclusiveMinimum':
			return { code: 'too_small', limit: params.limit };
		case 'maximum':
		case 'exclusiveMaximum':
			return { code: 'too_large', limit: params.limit };
		case 'enum':
		case 'const':
		case 'uniqueItems':
			return { code: 'not_allowed' };
		case 'format':
			return { code: 'format' };
		default:
			return { code: 'type' };
	}
}

/**
 * Texts that PostgreSQL cannot hold, by path: with a NUL, or half of a surrogate pair.
 * Walks without recursion, since a body may be nested as deep as its size allows.
 */
export function unstorableTexts(input: unknown): Record<string, FieldError> {
	const fields: Record<string, FieldError> = {};
	const open: Array<[path: string, value: unknown]> = [['', input]];
	for (let next = open.pop(); next; next = open.pop()) {
		const [path, value] = next;
		if (typeof value === 'string') {
			if (value.includes('\0') || !value.isWellFormed()) fields[path] = { code: 'format' };
		} else if (typeof value === 'object' && value !== null) {
			// Deeper than any schema goes: refused by the schema, and the path stays short.
			const deep = path.length > 200;
			for (const [key, child] of Object.entries(value)) {
				open.push([deep ? path : path ? `${path}.${key}` : key, child]);
			}
		}
	}
	return fields;
}
