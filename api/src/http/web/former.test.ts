import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workplace } from '@borlette/deploy/release/testing';
import { useTestApi } from '../../tools/testing/test-api.ts';

const place = new Workplace();
const host = place.host('first');
const other = place.host('second');
afterAll(() => place.remove());

const run = async (...args: string[]) => {
	const { code, output } = await place.run(args);
	expect([code, output]).toEqual([0, output]);
};
beforeAll(async () => {
	const from = new Date(0).toISOString();
	const until = '2999-01-01T00:00:00.000Z';
	const channels = ['staging', 'production'];
	await place.grant(place.keyFile, { remotes: ['*'], channels, from, until });
	await run('host', host.folder);
});

// Today's host is another one.
const api = useTestApi({
	webDir: other.folder,
	storeDir: place.storeDir,
	trustFile: place.trustFile,
	devBuilds: true,
});
const ours = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const get = (url: string, headers: Record<string, string> = ours) =>
	api.app.inject({ url, headers });
const address = `/api/hosts/production/${host.name}`;

test('the page of a former host is sent as it was signed, under the policy of every page', async () => {
	const { statusCode, headers, body } = await get(address);
	expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
	expect(body).toContain(`<meta name="borlette-host" content="${host.name}">`);
	expect(body).toContain('<meta name="borlette-channel" content="production"/>');
	expect(body).toContain('<meta name="borlette-dev-builds" content="1"/>');
	expect(headers['cache-control']).toBe('no-store');
	const { headers: today } = await get('/');
	for (const name of ['content-security-policy', 'integrity-policy', 'x-frame-options']) {
		expect([name, headers[name]]).toEqual([name, today[name]]);
	}
});

test('it finds its own files where they were, and they are kept for ever', async () => {
	const { statusCode, headers, body } = await get(`/${host.script}`);
	expect([statusCode, body]).toEqual([200, "globalThis.host = 'first';"]);
	expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
	expect((await get(`/${other.script}`)).body).toBe("globalThis.host = 'second';");
});

test.each([
	['a link of another site', { ...ours, 'sec-fetch-site': 'cross-site' }],
	['an address that somebody typed', { ...ours, 'sec-fetch-site': 'none' }],
	['a browser that does not say', { accept: 'text/html' }],
])('%s does not open it', async (_, headers) => {
	const { statusCode, body } = await get(address, headers);
	expect([statusCode, body]).toEqual([404, expect.not.stringContaining('borlette-host')]);
});

test.each([
	['of another channel', `/api/hosts/staging/${host.name}`],
	['that was never kept', `/api/hosts/production/${other.name}`],
	['outside of the folder', '/api/hosts/production/..%2f..%2fregistry%2fproduction'],
	['of no channel', `/api/hosts/constructor/${host.name}`],
])('a page %s is not there', async (_, url) => {
	expect((await get(url)).statusCode).toBe(404);
});

test('a page that nobody with the right signed is not sent', async () => {
	const file = join(place.storeDir, 'hosts/production', `${other.name}.json`);
	writeFileSync(file, JSON.stringify({ key: 'mine', signature: '', payload: '{"page":"evil"}' }));
	expect((await get(`/api/hosts/production/${other.name}`)).statusCode).toBe(404);
});
