import type { Endpoint } from '@borlette/shared/contract';
import { SURFACE } from '../tools/testing/surface.data.ts';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const registered = () => new Map(api.app.endpoints.map((endpoint) => [nameOf(endpoint), endpoint]));

test('the specification names 104 calls, none twice', () => {
	expect(SURFACE).toHaveLength(104);
	expect(new Set(SURFACE.map(({ name }) => name)).size).toBe(104);
});

test('every call of the specification is served', () => {
	const found = registered();
	const missing = SURFACE.map(({ name }) => name).filter((name) => !found.has(name));
	expect(missing).toEqual([]);
});

test('each understands the query that the specification names', () => {
	const found = registered();
	for (const { name, query } of SURFACE) {
		const schema = found.get(name)?.input.query as { properties?: object } | undefined;
		const known = Object.keys(schema?.properties ?? {});
		expect([name, query.filter((key) => !known.includes(key))]).toEqual([name, []]);
	}
});

test('form data goes where the specification says', () => {
	const found = registered();
	for (const { name, isMultipart } of SURFACE) {
		expect([name, found.get(name)?.files !== undefined]).toEqual([name, isMultipart]);
	}
});
