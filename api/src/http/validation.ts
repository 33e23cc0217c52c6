import type { FieldError } from '@borlette/shared/contract';
import { fieldErrorOf } from '@borlette/shared/contract/field-errors';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
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
/** Stops at the first fault. */
const exactFirst = compiler({ coerceTypes: false, allErrors: false });
/** A query string knows text only: `true` and `25` become what the schema asks for. */
const fromText = compiler({ coerceTypes: true });

export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
	const check = httpPart === 'body' ? bodyCheck(schema) : lazily(fromText, schema);
	return (data) => {
		const errors = check(data);
		return errors.length === 0 ? true : { error: errors as never };
	};
};

/** Telling a fault of each of a hundred thousand values would hold everybody up for seconds. */
function bodyCheck(schema: object): Check {
	const [all, first] = [lazily(exact, schema), lazily(exactFirst, schema)];
	return (data) => (isVast(data) ? first(data) : all(data));
}

/** More values than any form has. */
const VAST = 1_000;

function isVast(input: unknown): boolean {
	let count = 0;
	for (const _value of valuesIn(input)) {
		count += 1;
		if (count > VAST) return true;
	}
	return false;
}

/** A check of whole values, for answers in tests; returns what is wrong. */
export const compileExact = (schema: object) => lazily(exact, schema);

type Check = (data: unknown) => readonly ErrorObject[];

/** Compiled at its first use: those of all calls at once would hold up every start by seconds. */
function lazily(ajv: Ajv, schema: object): Check {
	let check: ValidateFunction | undefined;
	return (data) => {
		check ??= ajv.compile(schema);
		return check(data) ? [] : (check.errors ?? []);
	};
}

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
			fields.set(path, fieldErrorOf(error.keyword, error.data, error.params.limit));
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

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Longer paths than any schema has: what lies deeper is refused by the schema anyway. */
const LONGEST_PATH = 200;

/** So many wrong texts are told, at most. */
const MOST_TOLD = 100;

/** Texts that PostgreSQL cannot hold, by path: with a NUL, or half of a surrogate pair. */
export function unstorableTexts(input: unknown): Record<string, FieldError> {
	const fields = new Map<string, FieldError>();
	for (const [path, value] of valuesIn(input)) {
		if (typeof value === 'string' && !isStorable(value)) fields.set(path, { code: 'format' });
		if (fields.size === MOST_TOLD) break;
	}
	return Object.fromEntries(fields);
}

/** Every value with its path; walks without recursion, since a body may be nested as deep as its size allows. */
function* valuesIn(input: unknown): Generator<readonly [path: string, value: unknown]> {
	const open: Array<readonly [path: string, value: unknown]> = [['', input]];
	for (let next = open.pop(); next; next = open.pop()) {
		yield next;
		const [path, value] = next;
		if (typeof value !== 'object' || value === null) continue;
		// One by one: as arguments of one call they are more than the stack holds.
		for (const child of childrenOf(path, value)) open.push(child);
	}
}

function* childrenOf(path: string, value: object): Generator<readonly [string, unknown]> {
	for (const [key, child] of Object.entries(value)) {
		if (path.length > LONGEST_PATH) yield [path, child];
		else yield [path ? `${path}.${key}` : key, child];
	}
}
