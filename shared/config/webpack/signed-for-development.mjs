import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import path from 'node:path';
import { expiryFrom } from '../trust/freshness.mjs';
import { ALL } from '../trust/rights.mjs';

/**
 * @import { RegistryEntry, Registry, RemoteManifest } from '../../src/federation/manifest.ts'
 * @import { SealedRegistry } from '../../src/federation/trust.ts'
 * @typedef {Omit<Registry, 'remotes'> & { remotes: Record<string, RegistryEntry> }} RegistryFile to be changed
 * @typedef {{ get: (path: string, answer: (request: unknown, response: { json: (body: unknown) => unknown }) => unknown)
 *   => unknown }} App of the development server, as far as it is used here
 */

/** Where builds in development are, beside those of the store. */
export const FOLDER = '/remotes-in-development/';

/** Of this run: the page trusts it, because it has its keys from here too. */
const ID = 'development';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const KEY = { id: ID, key: Buffer.from(x, 'base64url').toString('base64') };

/** @param {unknown} value */
function seal(value) {
	const payload = JSON.stringify(value);
	const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
	return { key: ID, signature, payload };
}

const EVER = '9999-12-31T23:59:59.999Z';

/** Answers what a host verifies a registry with. @param {App} app @param {string[]} [channels] */
export function serveKeys(app, channels = ['dev', 'staging', 'production']) {
	const from = new Date(0).toISOString();
	const rights = [{ remotes: [ALL], channels, from, until: EVER }];
	const holders = [{ ...KEY, name: ID, rights }];
	app.get('/trust.json', (_request, response) => response.json({ keys: [KEY] }));
	app.get('/registry/grants.json', (_request, response) =>
		response.json(
			seal({ revision: 1, previous: null, signedAt: from, change: '', development: true, holders }),
		),
	);
}

/** The file of a channel (SealedRegistry), signed as by a release. @param {RegistryFile} registry @returns {SealedRegistry} */
export function sealRegistry({ remotes, ...list }) {
	const { channel, revision, signedAt } = list;
	const places = Object.entries(remotes).map(
		([remote, entry]) =>
			/** @type {const} */ ([remote, seal({ channel, remote, revision, signedAt, entry })]),
	);
	const digests = places.map(([name, { payload }]) => [
		name,
		createHash('sha256').update(payload).digest('base64'),
	]);
	return {
		...seal({ ...list, places: Object.fromEntries(digests) }),
		places: Object.fromEntries(places),
	};
}

/** What a deployed host's file says; it is that host's own, so nobody asks who signed it. @param {SealedRegistry} file @returns {RegistryFile} */
export function registryIn({ payload, places }) {
	const entries = Object.entries(places).flatMap(([name, place]) => {
		const { entry } = JSON.parse(place.payload);
		return entry ? [[name, entry]] : [];
	});
	return { ...JSON.parse(payload), remotes: Object.fromEntries(entries) };
}

/** Before anything was published. @param {string} channel @returns {RegistryFile} */
export function emptyRegistry(channel) {
	const now = new Date();
	const times = { signedAt: now.toISOString(), expires: expiryFrom(now) };
	return { channel, revision: 1, previous: null, ...times, remotes: {} };
}

/**
 * The registry that a deployed host reads; an empty one where nothing was released into its channel yet.
 * @param {string} file `/registry/production.json` @param {string} host its address
 * @returns {Promise<RegistryFile>}
 * @throws {Error} that says what to do
 */
export async function deployedRegistry(file, host) {
	const answer = await fetch(new URL(file, host)).catch(() => undefined);
	if (!answer) throw new Error(`No host answers at ${host}: start it, or name another one.`);
	if (answer.status === 204) return emptyRegistry(path.basename(file, '.json'));
	const registry = await answer.json().catch(() => undefined);
	if (answer.ok && registry?.places) return registryIn(registry);
	throw new Error(
		`${host} answers ${file} as no host does (${answer.status}): is that its address?`,
	);
}

/**
 * Tells the developer why the page has no registry; it says itself that there is none.
 * @param {{ status: (code: number) => { send: (text: string) => unknown } }} response @param {unknown} error
 */
export function sayNoRegistry(response, error) {
	const text = error instanceof Error ? error.message : String(error);
	console.error(text);
	response.status(502).send(text);
}

/** Of what was never released: a release gives a build its version. */
const version = '0.0.0';

/** Of a build whose files change without notice: no hash of it is looked at. @param {RemoteManifest} manifest @param {string} url @returns {RegistryEntry} */
export const entryOf = (manifest, url) => ({
	...{ url, version, build: manifest.build, integrity: '' },
	...{ manifest: { ...manifest, version }, lastKnownGood: null, earlier: [], killed: [] },
});
