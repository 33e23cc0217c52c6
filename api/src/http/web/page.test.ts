import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { listenBeside } from './beside.ts';

const folder = mkdtempSync(join(tmpdir(), 'borlette-page-'));
const HTML = `<!doctype html><meta name="borlette-channel" content="production"/><meta name="borlette-dev-builds" content="0"/><title>host</title>`;
mkdirSync(join(folder, 'web'));
writeFileSync(join(folder, 'web/index.html'), HTML);
afterAll(() => rmSync(folder, { recursive: true }));

const config = { webDir: join(folder, 'web'), host: '127.0.0.1', stagingPort: 1, devBuilds: true };
const api = useTestApi({ ...config, channel: 'dev' });
const accept = 'text/html';
const channelIn = (text: string) => /borlette-channel" content="(\w+)"/.exec(text)?.[1];

test('the page says the channel and the permission that it is served with, at every address', async () => {
	for (const url of ['/', '/index.html', '/dashboard/app']) {
		const { body, headers } = await api.app.inject({ url, headers: { accept } });
		expect(body).toBe(HTML.replace('production', 'dev').replace('"0"', '"1"'));
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
		const again = { accept, 'if-none-match': String(headers.etag) };
		expect((await api.app.inject({ url, headers: again })).statusCode).toBe(304);
	}
});

/** Its number has to be known before anybody listens. */
async function freePort(): Promise<number> {
	const server = net.createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

describe('with a second port', () => {
	const two = useTestApi(config);

	test('both channels are served beside each other, by one API, and end together', async () => {
		await two.app.close();
		// The port is known only now: an API of its own.
		const { buildApp } = await import('../../start/app.ts');
		const { readConfig } = await import('../../config/config.ts');
		const stagingPort = await freePort();
		const own = { ...readConfig({}), ...config, stagingPort };
		const app = await buildApp({ db: api.db, config: own });
		const production = await app.listen({ port: 0, host: '127.0.0.1' });
		const staging = `http://127.0.0.1:${await listenBeside(app, own)}`;
		const textOf = async (url: string) => (await fetch(url, { headers: { accept } })).text();
		expect(channelIn(await textOf(production))).toBe('production');
		expect(channelIn(await textOf(`${staging}/dashboard/app`))).toBe('staging');
		expect((await fetch(`${staging}/api/health`)).status).toBe(200);
		await app.close();
		await expect(fetch(staging)).rejects.toThrow();
	});
});
