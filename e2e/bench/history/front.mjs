import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { seal } from '../../../deploy/release/envelope.mjs';
import { everything } from '../../../deploy/release/holders.mjs';
import { publicHalf } from '../../../deploy/release/keys.mjs';
import { sealAll } from '../../../deploy/release/testing/sealed.mjs';
import { listenAt } from '../../../shared/config/ports.mjs';
import { REMOTES } from './folders.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { RemoteManifest } from '../../../shared/src/federation/manifest.ts' */
/** @typedef {(registry: Parameters<typeof sealAll>[0]) => string} Sign */

const { privateKey } = generateKeyPairSync('ed25519');
const TRUST = { keys: [publicHalf(privateKey)] };
const HOLDER = { ...publicHalf(privateKey), name: 'history', rights: [everything()] };
const GRANTS = JSON.stringify(
	seal({ revision: 1, previous: null, signedAt: '', change: '', holders: [HOLDER] }, privateKey),
);
/** @type {Record<string, string>} */
const TYPES = {
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.woff2': 'font/woff2',
};

const NOTHING = { screens: [], icons: [], slots: [], permissions: [] };

/** Digests of what a host and its API offer; none where nothing was compared yet. @param {string} hostRoot @param {string} apiUrl */
async function digestsOf(hostRoot, apiUrl) {
	const facts = path.join(hostRoot, 'host/dist/host.json');
	/** @type {{ digest?: string }} */
	const { digest: host } = JSON.parse(await readFile(facts, 'utf8').catch(() => '{}'));
	if (!host) return undefined;
	/** @type {{ digest: string }} */
	const { digest: api } = await (await fetch(new URL('/api/offers', apiUrl))).json();
	return { ...NOTHING, host, api };
}

/**
 * The manifest without that by which a host would refuse it, be it numbers kept by hand or what the
 * build uses: what is asked here is what would happen if it ran.
 * @param {RemoteManifest} manifest @param {Awaited<ReturnType<typeof digestsOf>>} digests
 */
const letIn = (manifest, digests) => ({
	...manifest,
	contract: '>=0.0.0',
	api: {},
	shared: {},
	...(digests && { uses: { ...manifest.uses, ...digests } }),
});

/** @param {string} root @param {string} name @param {Parameters<typeof letIn>[1]} digests */
async function entryOf(root, name, digests) {
	/** @type {RemoteManifest} */
	const manifest = JSON.parse(await readFile(path.join(root, name, 'dist/remote.json'), 'utf8'));
	// Builds of today have none before they are released.
	const { version = '1.0.0', build } = manifest;
	return {
		url: `/remotes/${name}/${version}-${build}/`,
		version,
		build,
		integrity: '',
		manifest: letIn({ ...manifest, version }, digests),
		lastKnownGood: null,
		earlier: [],
		killed: [],
	};
}

/** As the release tool of a host's time wrote it. @type {Record<string, Sign>} */
const SIGNING = {
	'deploy/release/grants.mjs': (registry) => sealAll(registry, privateKey),
	'deploy/release/envelope.mjs': (registry) => JSON.stringify(seal(registry, privateKey)),
};
/** @param {string} hostRoot @returns {Sign} */
const signingOf = (hostRoot) =>
	Object.entries(SIGNING).find(([file]) => existsSync(path.join(hostRoot, file)))?.[1] ??
	JSON.stringify;

/** @param {string} remotesRoot @param {{ sign: Sign, digests: Parameters<typeof letIn>[1] }} how */
async function registryText(remotesRoot, { sign, digests }) {
	const entries = await Promise.all(
		REMOTES.map(
			async (name) => /** @type {const} */ ([name, await entryOf(remotesRoot, name, digests)]),
		),
	);
	const now = new Date().toISOString();
	const registry = {
		channel: 'production',
		revision: 1,
		previous: null,
		signedAt: now,
		publishedAt: now,
		change: { action: 'publish', remotes: REMOTES },
		remotes: Object.fromEntries(entries),
	};
	return sign(registry);
}

/** @param {ServerResponse} response @param {string} file */
async function sendFile(response, file) {
	const content = await readFile(file).catch(() => undefined);
	const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
	response.writeHead(content ? 200 : 404, {
		'content-type': type,
		'cache-control': 'public, max-age=31536000, immutable',
	});
	response.end(content);
}

/** A file of the host, or its page: as its API serves it, but without the policies of its answers.
 * @param {ServerResponse} response @param {string} hostDir @param {string} pathname */
async function sendHost(response, hostDir, pathname) {
	const file = path.join(hostDir, path.normalize(pathname));
	const isFile = path.extname(file) !== '' && existsSync(file);
	if (isFile) return sendFile(response, file);
	const page = await readFile(path.join(hostDir, 'index.html'));
	response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' });
	response.end(page);
}

/** @param {IncomingMessage} request @param {ServerResponse} response @param {string} target */
function passOn(request, response, target) {
	const { method, url, headers } = request;
	const { hostname, port } = new URL(target);
	const onward = http.request({ hostname, port, method, path: url, headers }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	});
	onward.on('error', () => response.destroy());
	response.on('close', () => onward.destroy());
	request.pipe(onward);
}

/**
 * Serves a commit's host and API with the remotes of another commit, as if they had been published
 * there, whatever the numbers of their metadata say.
 * @param {{ hostRoot: string, apiUrl: string, remotesRoot: string }} mix
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startFront({ hostRoot, apiUrl, remotesRoot }) {
	const sign = signingOf(hostRoot);
	const digests = await digestsOf(hostRoot, apiUrl);
	const registry = await registryText(remotesRoot, { sign, digests });
	/** @param {ServerResponse} response @param {string} text */
	const sendJson = (response, text) => {
		response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
		response.end(text);
	};
	const server = http.createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://front');
		const [, folder, name = '', , ...file] = pathname.split('/');
		if (pathname === '/registry/grants.json') return sendJson(response, GRANTS);
		if (folder === 'registry') return sendJson(response, registry);
		if (pathname === '/trust.json') return sendJson(response, JSON.stringify(TRUST));
		if (folder === 'remotes' && REMOTES.includes(name)) {
			return sendFile(response, path.join(remotesRoot, name, 'dist', ...file));
		}
		if (folder === 'api' || folder === 'uploads') return passOn(request, response, apiUrl);
		return sendHost(response, path.join(hostRoot, 'host/dist'), pathname);
	});
	const port = await listenAt(server);
	return {
		url: `http://127.0.0.1:${port}`,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
