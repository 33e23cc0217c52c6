import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Endpoint } from '@borlette/shared/contract';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();
const CONTRACT = dirname(require.resolve('@borlette/shared/contract'));

const isEndpoint = (value: unknown): value is Endpoint =>
	typeof value === 'object' && value !== null && 'method' in value && 'output' in value;

/** Every endpoint of every file of the contract. */
function contractEndpoints(): Endpoint[] {
	return readdirSync(CONTRACT)
		.filter((name) => name.endsWith('.ts'))
		.flatMap((name) => Object.values(require(join(CONTRACT, name)) as object))
		.filter((value) => typeof value === 'object' && value !== null)
		.flatMap((group) => Object.values(group as object))
		.filter(isEndpoint);
}

interface Document {
	openapi: string;
	components: { schemas: Record<string, unknown> };
	paths: Record<string, Record<string, Record<string, unknown>>>;
}
const read = async () => (await api.inject({ url: '/api/docs/json' })).body as Document;

test('the document describes every call of the contract, and nothing else', async () => {
	const { paths } = await read();
	const described = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
	);
	const calls = contractEndpoints().map(
		({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
	);
	// A list that is a choice too stands in the contract under both names.
	const expected = [...new Set(calls)];
	expect(expected.length).toBeGreaterThan(30);
	expect(described.sort()).toEqual(expected.sort());
});

test('a call shows its permission, what it takes, answers and how it fails', async () => {
	const { paths, components } = await read();
	expect(paths['/api/companies/agent']?.post).toMatchObject({
		summary: 'Add an agent',
		description: 'Permission: `add_agent`.',
		security: [{ token: [] }],
		requestBody: { required: true },
		responses: {
			200: {},
			...Object.fromEntries(
				[401, 403, 422].map((status) => [
					status,
					{
						content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
					},
				]),
			),
		},
	});
	expect(components.schemas.ErrorBody).toMatchObject({
		properties: { code: { enum: expect.arrayContaining(['forbidden']) } },
	});
	expect(paths['/api/user/auth/login']?.post).not.toHaveProperty('security');
});

/** What a schema of OpenAPI 3.0 may say, of what ours do; the rest of JSON Schema it does not know. */
const KNOWN = new Set([
	...['$ref', 'type', 'nullable', 'enum', 'anyOf', 'default', 'description', 'format', 'title'],
	...['required', 'properties', 'additionalProperties', 'items', 'uniqueItems'],
	...['minLength', 'maxLength', 'pattern', 'example', 'minimum', 'maximum', 'minItems', 'maxItems'],
]);
type Schema = Record<string, unknown>;
const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Every schema of a part of the document, those within others too. */
function schemasIn(part: unknown, isSchema = false): Schema[] {
	if (!isObject(part)) return [];
	if (Array.isArray(part)) return part.flatMap((each) => schemasIn(each, isSchema));
	const within = Object.entries(part).flatMap(([name, value]) => {
		if (isSchema && (name === 'properties' || name === 'patternProperties')) {
			return schemasIn(Object.values(value as object), true);
		}
		const holds = ['schema', 'items', 'anyOf', 'additionalProperties'].includes(name);
		return schemasIn(value, isSchema ? holds : name === 'schema');
	});
	return isSchema ? [part, ...within] : within;
}

test('what may be null is said as OpenAPI 3.0 says it, and nothing that 3.0 does not know', async () => {
	const { openapi, paths } = await read();
	expect(openapi).toBe('3.0.3');
	const schemas = schemasIn(paths);
	expect(schemas.length).toBeGreaterThan(5_000);
	const strange = schemas.filter(
		({ type, nullable, ...rest }) =>
			Object.keys(rest).some((name) => !KNOWN.has(name)) ||
			(type !== undefined && (typeof type !== 'string' || type === 'null')) ||
			(nullable && (!type || (Array.isArray(rest.enum) && !rest.enum.includes(null)))),
	);
	expect(strange).toEqual([]);
	const nullable = schemas.filter((schema) => schema.nullable);
	expect(nullable.length).toBeGreaterThan(100);
	expect(nullable.filter((schema) => schema.enum).length).toBeGreaterThan(0);
});

test('a list shows that it is a file too', async () => {
	const { paths } = await read();
	const list = paths['/api/companies/list-agent']?.get as
		| { parameters: Array<{ name: string }>; responses: Record<number, { content: object }> }
		| undefined;
	expect(list?.parameters.map(({ name }) => name)).toEqual(
		expect.arrayContaining(['format', 'columns', 'titles', 'title', 'words', 'lang']),
	);
	expect(Object.keys(list?.responses[200]?.content ?? {})).toEqual([
		'application/json',
		'text/csv',
		'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		'application/pdf',
	]);
});

test('the page needs nothing that its policy forbids', async () => {
	const { body, headers } = await api.inject({ url: '/api/docs' });
	expect(headers['content-type']).toMatch('text/html');
	expect(String(body)).not.toMatch(/<script(?![^>]*\bsrc=)/);
	expect(String(body)).not.toMatch(/(src|href)="https?:/);
});

interface Part {
	pattern?: string;
	minLength?: number;
	maxLength?: number;
	example?: unknown;
	schema?: Part;
}

/** What has a pattern, with where it stands; a parameter has its example beside its schema. */
function* patterned(part: unknown, path: string, beside?: unknown): Generator<[string, Part]> {
	if (typeof part !== 'object' || part === null) return;
	const { pattern, example = beside, ...rest } = part as Part;
	if (typeof pattern === 'string') yield [path, { pattern, example, ...rest }];
	for (const [name, inner] of Object.entries(part))
		yield* patterned(inner, `${path}/${name}`, name === 'schema' ? example : undefined);
}

test('what has a pattern has an example that meets it: the page makes up letters of any script else', async () => {
	const { paths } = await read();
	const wrong = [...patterned(paths, '')].filter(([, { pattern = '', example, ...size }]) => {
		if (typeof example !== 'string') return true;
		const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = size;
		return (
			!new RegExp(pattern, 'u').test(example) ||
			example.length < minLength ||
			example.length > maxLength
		);
	});
	expect(wrong.map(([path, { pattern }]) => `${path} ${pattern}`)).toEqual([]);
});
