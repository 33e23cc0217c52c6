import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { REPORTS_PATH } from '@borlette/shared/config/web-headers.mjs';
import { useTestApi } from '../../tools/testing/test-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'borlette-web-'));
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(3_000))})`;
const REMOTE = '/remotes/tirage/1.0.0-3fa9c1';

for (const [path, text] of Object.entries({
	'web/index.html': '<!doctype html><title>host</title>',
	'web/assets/main.297d0750cd8403e4.js': SCRIPT,
	'web/favicon.svg': '<svg/>',
	'web/service-worker.js': 'worker',
	'web/service-worker-retired.js': 'retired',
	'web/assets/main.297d0750cd8403e4.js.map': '{}',
	[`store${REMOTE}/assets/main.js.map`]: '{}',
	'web/.env': 'SECRET=1',
	'store/registry/production.json': '{"revision":1}',
	[`store${REMOTE}/mf-manifest.json`]: '{}',
	[`store${REMOTE}/assets/page.js`]: SCRIPT,
	'trust.json': '{"keys":[]}',
	'store/trust.json': '{"keys":[{"id":"of the store"}]}',
	'outside.txt': 'not yours',
})) {
	mkdirSync(join(folder, dirname(path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}
/** Unlike what would be packed on the way: it is told apart by its bytes. */
const PACKED = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT, { level: 1 }) };
writeFileSync(join(folder, 'web/assets/main.297d0750cd8403e4.js.br'), PACKED.br);
for (const [ending, encoding] of [
	['br', 'br'],
	['gz', 'gzip'],
] as const) {
	writeFileSync(join(folder, `store${REMOTE}/assets/page.js.${ending}`), PACKED[encoding]);
}
afterAll(() => rmSync(folder, { recursive: true }));

const api = useTestApi({
	webDir: join(folder, 'web'),
	storeDir: join(folder, 'store'),
	trustFile: join(folder, 'trust.json'),
	remoteOrigins: ['https://remotes.example'],
});
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test('the host is asked for again each time; its ETag saves the bytes', async () => {
	const first = await get('/', page);
	expect(first.statusCode).toBe(200);
	expect(first.headers['cache-control']).toBe('no-cache');
	const again = await get('/', { ...page, 'if-none-match': String(first.headers.etag) });
	expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
	['/assets/main.297d0750cd8403e4.js', 'public, max-age=31536000, immutable'],
	[`${REMOTE}/mf-manifest.json`, 'public, max-age=31536000, immutable'],
	['/registry/production.json', 'no-cache'],
	['/favicon.svg', 'no-cache'],
])('%s is kept: %s', async (path, caching) => {
	const { statusCode, headers } = await get(path);
	expect([statusCode, headers['cache-control']]).toEqual([200, caching]);
});

test('the registry has the ETag of its content: another one of the same second and size is another', async () => {
	const file = join(folder, 'store/registry/production.json');
	const first = await get('/registry/production.json', { 'accept-encoding': 'gzip' });
	const tag = String(first.headers.etag);
	expect(tag).toMatch(/^"[\w-]{43}"$/);
	const headers = { 'if-none-match': `"other", ${tag}` };
	expect((await get('/registry/production.json', headers)).statusCode).toBe(304);
	const { mtime } = statSync(file);
	writeFileSync(file, '{"revision":2}');
	utimesSync(file, mtime, mtime);
	const next = await get('/registry/production.json', headers);
	expect([next.statusCode, next.body]).toEqual([200, '{"revision":2}']);
	writeFileSync(file, '{"revision":1}');
	const back = await get('/registry/production.json', headers);
	expect(back.statusCode).toBe(304);
});

test('the registry comes packed as well as it can be, and never as it was before', async () => {
	const url = '/registry/production.json';
	const file = join(folder, `store${url}`);
	const before = readFileSync(file, 'utf8');
	for (const revision of [3, 4]) {
		const text = JSON.stringify({ revision, remotes: SCRIPT });
		writeFileSync(file, text);
		for (const _time of ['first', 'again']) {
			const { headers, rawPayload } = await get(url, { 'accept-encoding': 'gzip, br' });
			expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
			expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
			expect(rawPayload.equals(brotliCompressSync(text))).toBe(true);
		}
	}
	writeFileSync(file, before);
});

test('what is kept for ever brings nothing to ask for it again by; what is asked for again does', async () => {
	const TO_ASK_BY = ['etag', 'last-modified', 'accept-ranges', 'connection', 'keep-alive'];
	const asked = (headers: object) => TO_ASK_BY.filter((name) => name in headers);
	const lasting = await get('/assets/main.297d0750cd8403e4.js');
	expect(asked(lasting.headers)).toEqual([]);
	expect(asked((await get('/favicon.svg')).headers)).toContain('etag');
});

test('source maps are kept, and not served', async () => {
	expect((await get('/assets/main.297d0750cd8403e4.js.map', page)).statusCode).toBe(404);
	expect((await get(`${REMOTE}/assets/main.js.map`)).statusCode).toBe(404);
});

test('the trusted keys are the host’s, never those of the store', async () => {
	const { statusCode, headers, body } = await get('/trust.json');
	expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-cache', '{"keys":[]}']);
});

test.each(['/dashboard/app', '/agent/01900000/edit', '/auth/login?next=%2F'])(
	'opening %s gives the host, whose router knows it',
	async (path) => {
		const { statusCode, body } = await get(path, page);
		expect([statusCode, body]).toEqual([200, expect.stringContaining('<title>host</title>')]);
	},
);

test.each([
	'/api/nothing',
	'/assets/gone.0000000000000000.js',
	'/assets/gone',
	`${REMOTE}/gone`,
	'/registry/none',
	'/anything.js',
])('%s is missing, even to a browser that would take a page', async (path) => {
	const answer = await get(path, page);
	expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});

test('a channel that nothing was released into has an empty answer, and one of its revisions none', async () => {
	const { statusCode, body, headers } = await get('/registry/staging.json');
	expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-cache']);
	expect((await get('/registry/staging/1.json')).statusCode).toBe(404);
});

test('a fetch of an unknown address is no navigation; what the service worker of Safari asks for again is one', async () => {
	const mode = async (name: string) =>
		(await get('/dashboard/app', { accept: '*/*', 'sec-fetch-mode': name })).statusCode;
	expect((await get('/dashboard/app', { accept: '*/*' })).statusCode).toBe(404);
	expect([await mode('cors'), await mode('navigate')]).toEqual([404, 200]);
});

test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/.env'])(
	'%s leads nowhere',
	async (path) => {
		const { statusCode, body } = await get(path);
		expect(statusCode).toBeGreaterThanOrEqual(400);
		expect(body).not.toMatch(/not yours|SECRET/);
	},
);

test.each(['br', 'gzip'] as const)(
	'what the store has packed with %s is sent as it is, to those who take it',
	async (encoding) => {
		const url = `${REMOTE}/assets/page.js`;
		const { headers, rawPayload } = await get(url, { 'accept-encoding': encoding });
		expect(headers).toMatchObject({
			'content-encoding': encoding,
			'content-type': expect.stringMatching(/javascript/),
			'cache-control': 'public, max-age=31536000, immutable',
			vary: expect.stringMatching(/accept-encoding/i),
		});
		expect(rawPayload).toEqual(PACKED[encoding]);
		const plain = await get(url);
		expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT]);
	},
);

test('what was compressed beforehand is sent so, the rest is compressed on the way', async () => {
	const ready = await get('/assets/main.297d0750cd8403e4.js', { 'accept-encoding': 'br' });
	expect(ready.headers['content-encoding']).toBe('br');
	expect(ready.rawPayload).toEqual(brotliCompressSync(Buffer.from(SCRIPT)));
	const gzip = await get('/assets/main.297d0750cd8403e4.js', { 'accept-encoding': 'gzip' });
	expect(gzip.headers['content-encoding']).toBe('gzip');
	expect(gzip.rawPayload.length).toBeLessThan(500);
});

test('a page carries the policy, with the configured origins, and so does the answer that it is the same', async () => {
	const first = await get('/', page);
	const same = await get('/', { ...page, 'if-none-match': String(first.headers.etag) });
	const deep = await get('/dashboard/app', page);
	expect([first.statusCode, same.statusCode, deep.statusCode]).toEqual([200, 304, 200]);
	for (const { headers } of [first, same, deep]) {
		expect(String(headers['content-security-policy']).split('; ')).toEqual([
			"default-src 'none'",
			"script-src 'self' https://remotes.example",
			"style-src 'self' https://remotes.example 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
			"img-src 'self' https://remotes.example data: blob:",
			"font-src 'self' https://remotes.example data:",
			"connect-src 'self' https://remotes.example",
			"manifest-src 'self'",
			"worker-src 'self'",
			"base-uri 'none'",
			"form-action 'none'",
			"frame-ancestors 'none'",
			"require-trusted-types-for 'script'",
			'trusted-types default',
			'report-uri /api/browser-reports',
			'report-to refusals',
		]);
		expect(headers).toMatchObject({
			'integrity-policy': 'blocked-destinations=(script), endpoints=(refusals)',
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'x-frame-options': 'DENY',
		});
	}
});

test('a page may copy a text, fill the screen and look at a ticket; place and whatever else a device has are nobody’s', async () => {
	for (const url of ['/', '/dashboard/app', '/api/docs/']) {
		const powers = String((await get(url, page)).headers['permissions-policy']).split(', ');
		expect(powers.filter((power) => power.endsWith('=(self)'))).toEqual([
			'camera=(self)',
			'clipboard-write=(self)',
			'fullscreen=(self)',
		]);
		const closed = powers.filter((power) => power.endsWith('=()'));
		expect(closed).toEqual(
			expect.arrayContaining(['geolocation=()', 'microphone=()', 'payment=()']),
		);
		expect(closed.length + 3).toBe(powers.length);
	}
});

test('what is no page may load nothing, and is sent without what only pages heed', async () => {
	for (const path of [
		'/favicon.svg',
		'/assets/main.297d0750cd8403e4.js',
		'/api/config',
		'/api/nothing',
	]) {
		const { headers } = await get(path);
		expect(headers).toMatchObject({
			'content-security-policy':
				"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
			'x-content-type-options': 'nosniff',
			'cross-origin-resource-policy': 'same-origin',
		});
		const ofPages = [
			'integrity-policy',
			'reporting-endpoints',
			'x-frame-options',
			'permissions-policy',
		];
		expect(ofPages.filter((name) => name in headers)).toEqual([]);
	}
});

test('Swagger’s page may style itself, and nothing else more', async () => {
	const policy = String((await get('/api/docs/')).headers['content-security-policy']);
	expect(policy).toContain("script-src 'self';");
	expect(policy).toContain("style-src 'self' 'unsafe-inline'");
	expect(policy).not.toContain('unsafe-eval');
});

test('what the API answers is never kept', async () => {
	for (const url of [
		'/api/config',
		'/api/health',
		'/api/docs/json',
		'/api/nothing',
		REPORTS_PATH,
	]) {
		expect([url, (await get(url)).headers['cache-control']]).toEqual([url, 'no-store']);
	}
	const report = { method: 'POST' as const, url: REPORTS_PATH, payload: '[]' };
	const headers = { 'content-type': 'application/reports+json' };
	const read = await api.app.inject({ ...report, headers });
	expect([read.statusCode, read.headers['cache-control']]).toEqual([204, 'no-store']);
});

test('whoever came over HTTPS stays there', async () => {
	for (const url of ['/', '/api/health', '/api/docs']) {
		const { headers } = await get(url, page);
		expect([url, headers['strict-transport-security']]).toEqual([
			url,
			'max-age=31536000; includeSubDomains',
		]);
	}
});

describe('the service worker', () => {
	const off = useTestApi({ webDir: join(folder, 'web'), serviceWorker: false });

	test('is looked for at one address again each time; it may ask its own origin, and run nothing more', async () => {
		const { body, headers } = await api.app.inject('/service-worker.js');
		expect(body).toBe('worker');
		expect(headers['cache-control']).toBe('no-cache');
		expect(headers['content-type']).toContain('javascript');
		const policy = String(headers['content-security-policy']);
		expect(policy).toContain("default-src 'none'; connect-src 'self'; require-trusted-types-for");
		const again = { 'if-none-match': String(headers.etag) };
		const same = await api.app.inject({ url: '/service-worker.js', headers: again });
		expect(same.statusCode).toBe(304);
	});

	test('switched off, what takes it away stands in its place', async () => {
		expect((await off.app.inject('/service-worker.js')).body).toBe('retired');
	});
});
