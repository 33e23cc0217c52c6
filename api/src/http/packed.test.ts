import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stopClocks } from '../tools/testing/stop-clocks.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { encodingOf } from './packed.ts';

const api = useTestApi();
const limited = useTestApi();
const silent = useTestApi({ apiDocs: false });
afterEach(() => jest.restoreAllMocks());
test.each([
	'/api/docs/json',
	'/api/docs/yaml',
	'/api/offers/shapes',
	'/api/docs/static/swagger-ui.css',
])('%s is packed once, and sent from memory from then on', async (url) => {
	const get = (headers: Record<string, string>) => api.app.inject({ url, headers });
	const plain = await get({});
	expect(plain.statusCode).toBe(200);
	expect(plain.headers).not.toHaveProperty('content-encoding');
	for (const [encoding, unpack] of [
		['br', brotliDecompressSync],
		['gzip', gunzipSync],
	] as const) {
		const first = await get({ 'accept-encoding': encoding });
		expect(first.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
		expect(unpack(first.rawPayload).equals(plain.rawPayload)).toBe(true);
		const again = await get({ 'accept-encoding': encoding });
		expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
		expect(again.headers['content-type']).toBe(plain.headers['content-type']);
	}
	const unchanged = await get({ 'if-none-match': String(plain.headers.etag) });
	expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
});

test('what is not found is not kept, and neither is what a query would make of it', async () => {
	expect((await api.app.inject({ url: '/api/docs/static/nothing.js' })).statusCode).toBe(404);
	const plain = await api.app.inject({ url: '/api/docs/json' });
	const asked = await api.app.inject({ url: '/api/docs/json?x=1' });
	expect(asked.headers.etag).toBe(plain.headers.etag);
});

test('the documentation can be switched off, and nothing else goes with it', async () => {
	for (const url of ['/api/docs', '/api/docs/json', '/api/docs/yaml']) {
		expect((await silent.app.inject({ url })).statusCode).toBe(404);
	}
	expect((await silent.app.inject({ url: '/api/health' })).statusCode).toBe(200);
});

test('an address that asks for the documentation without end is told to wait', async () => {
	stopClocks();
	const codes = new Set<number>();
	for (let count = 0; count < 125; count += 1) {
		const { statusCode } = await limited.app.inject({ url: '/api/docs/json' });
		codes.add(statusCode);
	}
	expect(codes).toEqual(new Set([200, 429]));
});

test.each([
	[undefined, 'identity'],
	['gzip, deflate, br, zstd', 'br'],
	['gzip;q=1.0, br;q=0', 'gzip'],
	['br;q=0.0,gzip;q=0', 'identity'],
	['brotli', 'identity'],
])('%j is answered as %s', (accepted, encoding) => {
	expect(encodingOf(accepted)).toBe(encoding);
});
