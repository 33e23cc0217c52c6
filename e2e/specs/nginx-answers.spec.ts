import { readdir, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { authApi } from '@borlette/shared/contract/auth';
import { configApi } from '@borlette/shared/contract/config';
import { eventsApi } from '@borlette/shared/contract/events';
import { expect, test } from '@playwright/test';
import { commit, readChannel } from '../../deploy/release/channel.mjs';
import { storeServer } from '../../deploy/release/server/serve.mjs';
import { Workplace } from '../../deploy/release/testing/release.mjs';
import { startNginx } from '../support/nginx.mjs';
import { signIn } from '../support/people.ts';
import { production } from '../support/registry.ts';

// One web server for all tests of the file.
test.describe.configure({ mode: 'default' });

const API = process.env.PRODUCT_URL ?? '';
const TRUST = path.join(path.dirname(process.env.PRODUCT_KEY ?? ''), 'trust.json');
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const inFrontOf = (api: string) =>
	startNginx({ api, storeDir: production().storeDir, trustFile: TRUST });
let web: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
	web = await inFrontOf(API);
});
test.afterAll(() => web.stop());

const get = (address: string, headers: Record<string, string> = {}) =>
	fetch(new URL(address, web.url), { headers });
/** The largest file of a kind in the host's build: one that is worth compressing. */
async function assetOf(ending: string): Promise<string> {
	const folder = path.join(import.meta.dirname, '../../host/dist/assets');
	const names = (await readdir(folder)).filter((name) => name.endsWith(`.${ending}`));
	const sizes = await Promise.all(
		names.map(async (name) => (await stat(path.join(folder, name))).size),
	);
	return `/assets/${names[sizes.indexOf(Math.max(...sizes))]}`;
}
async function remoteFile(): Promise<string> {
	const { key: _key, ...channel } = production();
	const { places } = await (await get(`/registry/${channel.channel}.json`)).json();
	const { url, manifest } = JSON.parse(places['remote-borlette'].payload).entry;
	return `${url}${manifest.entry}`;
}

/** Of hosts that are kept. */
const inHosts = (file: string) => path.join(production().storeDir, 'hosts', file);

/** Of how bytes travel, which is each server's own affair. */
const OF_THE_WAY =
	/^(accept-ranges|connection|content-(length|encoding)|date|etag|keep-alive|last-modified|server|transfer-encoding|vary|x-ratelimit-.*)$/;
const headersOf = ({ headers }: Response) =>
	Object.fromEntries(
		[...headers]
			.filter(([name]) => !OF_THE_WAY.test(name))
			.map(([name, value]) => [
				name,
				value.replace(/ +/g, ' ').replaceAll(' ;', ';').toLowerCase(),
			]),
	);

const KINDS: Record<string, () => Promise<string>> = {
	page: async () => '/',
	'address of the host': async () => '/dashboard/app',
	script: () => assetOf('js'),
	style: () => assetOf('css'),
	icon: async () => '/favicon.svg',
	'service worker': async () => '/service-worker.js',
	'manifest of an installed application': async () => '/manifest.webmanifest',
	'facts of the host': async () => '/host.json',
	keys: async () => '/trust.json',
	registry: async () => '/registry/production.json',
	'file of a remote': remoteFile,
	'host that is kept': async () => {
		const [name] = await readdir(inHosts('production'));
		return `/hosts/production/${name}`;
	},
	'file of a host of before': async () => {
		await writeFile(inHosts('assets/former.0123456789abcdef.js'), 'globalThis.former = true;');
		return '/assets/former.0123456789abcdef.js';
	},
	'missing file': async () => '/assets/gone.0000000000000000.js',
	'call of the API': async () => '/api/config',
};
for (const [kind, address] of Object.entries(KINDS)) {
	test(`${kind}: the same headers as from the API alone`, async () => {
		const where = await address();
		const [here, there] = await Promise.all([
			get(where, PAGE),
			fetch(new URL(where, API), { headers: PAGE }),
		]);
		expect(here.status).toBe(there.status);
		expect(headersOf(here)).toEqual(headersOf(there));
		expect(here.headers.get('content-security-policy')).toContain("default-src 'none'");
	});
}

test('what the service worker of Safari asks for again, without a type, is a page; a fetch is none', async () => {
	const statusOf = (server: string, mode: string) =>
		new Promise((resolve, reject) => {
			const headers = { accept: '*/*', 'sec-fetch-mode': mode };
			http
				.get(new URL('/dashboard/app', server), { headers }, (answer) => {
					answer.resume();
					resolve(answer.statusCode);
				})
				.on('error', reject);
		});
	for (const server of [web.url, API]) {
		expect([await statusOf(server, 'navigate'), await statusOf(server, 'cors')]).toEqual([
			200, 404,
		]);
	}
});

for (const kind of ['style', 'registry', 'keys', 'script']) {
	test(`${kind}: compressed, and not sent again while it is the same`, async () => {
		const where = (await KINDS[kind]?.()) ?? '';
		const first = await get(where, { ...PAGE, 'accept-encoding': 'gzip' });
		const etag = first.headers.get('etag') ?? '';
		if (kind !== 'keys') expect(first.headers.get('content-encoding')).toBe('gzip');
		const again = await get(where, { ...PAGE, 'if-none-match': etag });
		expect([etag === '', again.status, await again.text()]).toEqual([false, 304, '']);
	});
}

test('twelve revisions of one second are twelve to a browser that asks whether something changed', async () => {
	// A store of its own: others look at the product's.
	const place = await Workplace.create();
	const { storeDir, trustFile } = place;
	const own = await startNginx({ api: API, storeDir, trustFile });
	try {
		const ask = (etag = '') =>
			fetch(new URL('/registry/dev.json', own.url), { headers: { 'if-none-match': etag } });
		const target = place.channel('dev');
		const change = { action: 'renew', remotes: [] };
		let registry = await commit(target, await readChannel(target), { remotes: {}, change });
		let etag = (await ask()).headers.get('etag') ?? '';
		for (let count = 0; count < 12; count++) {
			registry = await commit(target, registry, { remotes: registry.remotes, change });
			const answer = await ask(etag);
			expect(answer.status).toBe(200);
			expect(JSON.parse((await answer.json()).payload).revision).toBe(registry.revision);
			etag = answer.headers.get('etag') ?? '';
			expect((await ask(etag)).status).toBe(304);
		}
	} finally {
		await own.stop();
		place.remove();
	}
});

test('a channel that nothing was released into has an empty answer', async () => {
	const answer = await get('/registry/nothing-yet.json');
	expect([answer.status, await answer.text()]).toEqual([204, '']);
	expect(answer.headers.get('cache-control')).toBe('no-cache');
	expect((await get('/registry/nothing-yet/1.json')).status).toBe(404);
});

test('source maps are not served', async () => {
	const map = `${await assetOf('js')}.map`;
	expect((await get(map, PAGE)).status).toBe(404);
});

for (const address of [
	'/.release/production.journal.jsonl',
	'/registry/.release',
	'/remotes/.1.0.0.unfinished/remote.json',
	'/.env',
	'/registry/%2e%2e/%2e%2e/keys/release.pem',
	'/remotes/remote-admin/gone',
	'/assets',
	'/registry',
	'/anything.js',
	'/api/nothing',
]) {
	test(`${address} is missing, even to a browser that would take a page`, async () => {
		const answer = await get(address, PAGE);
		const text = await answer.text();
		expect(text).not.toMatch(/PRIVATE KEY|"revision"/);
		expect([answer.status, JSON.parse(text).code]).toEqual([404, 'not_found']);
		expect(answer.headers.get('cache-control')).toBe('no-store');
	});
}

test('an unknown address is no page to a fetch, nor to what is sent to it', async () => {
	expect((await get('/dashboard/app')).status).toBe(404);
	const sent = await fetch(new URL('/dashboard/app', web.url), { method: 'POST', headers: PAGE });
	expect([sent.status, (await sent.json()).code]).toEqual([404, 'not_found']);
});

test('a body of more than the API ever takes is refused in its words', async () => {
	const body = new Uint8Array(22 * 1024 * 1024);
	const answer = await fetch(new URL(authApi.login.path, web.url), { method: 'POST', body });
	expect([answer.status, (await answer.json()).code]).toEqual([413, 'payload_too_large']);
});

test('live events pass at once', async () => {
	const { accessToken } = await signIn(web.url, 'company');
	const leaving = new AbortController();
	const answer = await fetch(new URL(eventsApi.stream.path, web.url), {
		headers: { Authorization: `Token ${accessToken}` },
		signal: leaving.signal,
	});
	const first = await answer.body?.getReader().read();
	leaving.abort();
	expect(answer.headers.get('content-type')).toContain('text/event-stream');
	expect(first?.value?.length).toBeGreaterThan(0);
});

test('nobody says of himself where he is', async () => {
	const seen: http.IncomingHttpHeaders[] = [];
	const api = http.createServer((request, response) => {
		seen.push(request.headers);
		response.end();
	});
	await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
	const front = await inFrontOf(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
	await fetch(new URL(configApi.read.path, front.url), {
		headers: {
			'x-forwarded-for': '203.0.113.9',
			'x-forwarded-host': 'evil.example',
			'x-real-ip': '203.0.113.9',
			forwarded: 'for=203.0.113.9',
		},
	});
	await front.stop();
	api.close();
	expect(seen[0]).toMatchObject({
		'x-forwarded-for': '127.0.0.1',
		'x-forwarded-host': new URL(front.url).host,
	});
	expect(seen[0]).not.toHaveProperty('forwarded');
});

test('a team elsewhere releases through it: builds, changes and rights reach the server of the store', async () => {
	const place = await Workplace.create();
	const { storeDir, trustFile, trust } = place;
	const server = storeServer({ storeDir, trust });
	const own = await startNginx({
		...{ api: API, storeDir, trustFile },
		storeServer: await server.listen(0, '127.0.0.1'),
	});
	/** As the team does it, who knows the address of the product only. */
	const good = async (...args: string[]) => {
		const { code, output } = await place.run([...args, '--store', own.url]);
		expect(code, output).toBe(0);
		return output;
	};
	try {
		const team = await place.team('team', ['remote-one'], ['dev']);
		const { folder } = place.build('remote-one');
		expect(await good('publish', folder, '--key', team)).toContain('is in dev, revision 1');
		await good('kill', 'remote-one', '--channel', 'dev', '--reason', 'harm', '--key', team);
		expect(await good('log', '--channel', 'dev')).toMatch(
			/kill remote-one[\s\S]*publish remote-one/,
		);
		const grants = path.join(storeDir, 'registry/grants.json');
		expect(await good('key', 'put', grants)).toContain('has them already');
	} finally {
		await own.stop();
		server.stop();
		place.remove();
	}
});

test('the page says the channel that the server was told, at every address; another one ends its start', async () => {
	const staging = await startNginx({
		api: API,
		storeDir: production().storeDir,
		trustFile: TRUST,
		channel: 'staging',
	});
	try {
		for (const address of ['/', '/index.html', '/dashboard/app']) {
			const answer = await fetch(new URL(address, staging.url), { headers: PAGE });
			expect(await answer.text()).toContain('<meta name="borlette-channel" content="staging"');
		}
	} finally {
		await staging.stop();
	}
	const parts = { api: API, storeDir: production().storeDir, trustFile: TRUST };
	await expect(startNginx({ ...parts, channel: 'prod' })).rejects.toThrow(/WEB_CHANNEL is "prod"/);
});
