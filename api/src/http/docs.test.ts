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
	const { paths } = await read();
	expect(paths['/api/companies/agent']?.post).toMatchObject({
		summary: 'Add an agent',
		description: 'Permission: `add_agent`.',
		security: [{ token: [] }],
		requestBody: { required: true },
		responses: { 200: {}, 401: {}, 403: {}, 422: {} },
	});
	expect(paths['/api/user/auth/login']?.post).not.toHaveProperty('security');
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
