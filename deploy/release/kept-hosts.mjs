import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isGood } from '../../shared/config/metadata/check.mjs';
import {
	HOST,
	HOST_BUILD,
	hostProblem,
	KEPT,
	placeOfHost,
} from '../../shared/config/trust/host.mjs';
import { rightProblem } from '../../shared/config/trust/rights.mjs';
import { Failure } from '../local/failure.mjs';
import { change, readChannel, withoutRight } from './channel.mjs';
import { CHANNELS } from './channels.mjs';
import { seal, unseal } from './envelope.mjs';
import { readGrants } from './grants.mjs';
import { publicHalf, readTrust } from './keys.mjs';
import { integrityOf } from './store.mjs';
import { filesBelow } from './stores/files.mjs';
import { storeAt } from './stores/store-at.mjs';

/** @import { KeptHost } from '../../shared/src/federation/trust.ts' */
/** @import { Channel, Signing } from './channel.mjs' */
/** @import { Store } from './stores/store-at.mjs' */
/** @import { Change } from './types.ts' */

/**
 * Hosts of before, which revisions of a channel open with (decision 0045): of each its page, sealed, and its files beside
 * those of all others, because a file's name tells its content.
 * @typedef {Pick<KeptHost, 'build' | 'page'> & { files: Record<string, Buffer> }} BuiltHost
 */

const FOLDER = 'hosts';
/** Of each channel, where nobody says another number. */
export const HOSTS_KEPT = '10';

/** @param {string | undefined} text @returns {number} @throws {Failure} */
export function keptIn(text = HOSTS_KEPT) {
	const number = Number(text);
	if (Number.isInteger(number) && number >= 1) return number;
	throw new Failure(`${text} hosts cannot be kept: say a number, 1 or more.`);
}

const NAMED = /<meta name="borlette-host" content="([^"]*)"/;
/** Not source maps, and nothing that was packed beforehand: the server packs. */
const IS_ASKED_FOR = /^assets\/[^/]+(?<!\.(map|br|gz))$/;

/**
 * A built host, found to be as its page names it.
 * @param {string} folder
 * @returns {Promise<BuiltHost>}
 * @throws {Failure} with what to do
 */
export async function readHost(folder) {
	/** @param {string} file */
	const read = (file) => readFile(path.join(folder, ...file.split('/')));
	const page = String(await read('index.html').catch(() => ''));
	const [, build = ''] = NAMED.exec(page) ?? [];
	if (!HOST_BUILD.test(build)) {
		throw new Failure(`${folder} holds no built host: build it first, for production.`);
	}
	/** @type {Record<string, Buffer>} */
	const files = {};
	for (const file of (await filesBelow(folder)).filter((each) => IS_ASKED_FOR.test(each))) {
		files[file] = await read(file);
	}
	for (const [file, content] of Object.entries(files)) {
		if (!/\.(js|css)$/.test(file) || page.includes(integrityOf(content))) continue;
		throw new Failure(`${path.join(folder, file)} is not as its page names it: build it again.`);
	}
	return { build, page, files };
}

/** @param {Store} store @param {BuiltHost} host */
async function addFiles(store, { build, files }) {
	for (const [file, content] of Object.entries(files)) {
		const place = `${FOLDER}/${file}`;
		if (await store.create(place, content)) continue;
		if ((await store.read(place))?.equals(content)) continue;
		throw new Failure(
			`${store.placeOf(place)} is there with other bytes than those of the host ${build}: remove it, then keep the host again.`,
			{ why: 'damaged' },
		);
	}
}

/**
 * Keeps a built host for a channel, as the newest of it. Which revisions it was live in, the channel's list says.
 * @param {Signing} target @param {string} folder of the build
 * @param {number} keep hosts of the channel, this one among them
 * @returns {Promise<string>} its name, `1.0.0-3fa9c1…`
 * @throws {Failure} when the key may not, or the build is not in order
 */
export async function keepHost({ storeDir, channel, trust, key }, folder, keep) {
	const store = storeAt(storeDir);
	if (store.isGuarded) {
		throw new Failure('A host is kept where the store is, not over the network: run this there.');
	}
	const grants = await readGrants(storeDir, trust);
	const signedAt = new Date().toISOString();
	const { id } = publicHalf(key);
	const problem = rightProblem(grants, id, { channel, remote: HOST, at: signedAt });
	if (problem) throw withoutRight(problem);
	const host = await readHost(folder);
	if (await isLive({ storeDir, channel, trust }, host)) return host.build;
	return store.withRoom(() =>
		store.alone(FOLDER, async () => {
			const { build, page } = host;
			await addFiles(store, host);
			const hashes = Object.entries(host.files).map(([file, content]) => [
				file,
				integrityOf(content),
			]);
			const kept = { channel, build, signedAt, page, files: Object.fromEntries(hashes) };
			await store.put(placeOfHost(channel, build), `${JSON.stringify(seal(kept, key))}\n`);
			await forgetOldest(store, channel, keep);
			return build;
		}),
	);
}

/**
 * What a store keeps, newest first. Nobody asks who signed it: what is no host of that name is older than all, and names
 * no files.
 * @typedef {{ place: string, channel: string, at: number, files: string[] }} Keeping
 * @param {Store} store @returns {Promise<Keeping[]>}
 */
async function allKept(store) {
	const kept = (await store.list(FOLDER)).map(async (file) => {
		const [, channel, build] = /^([a-z-]+)\/([^/]+)\.json$/.exec(file) ?? [];
		if (!channel || !build) return [];
		const place = `${FOLDER}/${file}`;
		const host = hostIn(await store.read(place), { channel, build });
		const files = Object.keys(host?.files ?? {});
		return [{ place, channel, at: Date.parse(host?.signedAt ?? '') || 0, files }];
	});
	return (await Promise.all(kept)).flat().sort((one, other) => other.at - one.at);
}

/** @param {Buffer | undefined} text @param {{ channel: string, build: string }} which @returns {KeptHost | undefined} */
function hostIn(text, { channel, build }) {
	try {
		const host = JSON.parse(JSON.parse(String(text)).payload);
		return isGood(KEPT, host) && host.channel === channel && host.build === build
			? host
			: undefined;
	} catch {
		return undefined;
	}
}

/** @param {Store} store @param {string} channel @param {number} keep */
async function forgetOldest(store, channel, keep) {
	const all = await allKept(store);
	const old = all.filter((each) => each.channel === channel).slice(keep);
	for (const { place } of old) await store.remove(place);
	const named = new Set(all.filter((each) => !old.includes(each)).flatMap(({ files }) => files));
	const nobodys = old.flatMap(({ files }) => files).filter((file) => !named.has(file));
	for (const file of new Set(nobodys)) await store.remove(`${FOLDER}/${file}`);
}

/**
 * Says that a host is live in a channel from now on.
 * @param {Signing} target @param {string} build
 */
export async function nameHost(target, build) {
	return change(target, await readChannel(target), ({ host, remotes }) =>
		host === build
			? undefined
			: { remotes, host: build, change: withHost({ action: 'host', remotes: [] }, build) },
	);
}

/**
 * A change that names another host as well.
 * @param {Change} done @param {string} build
 * @returns {Change}
 */
export function withHost({ action, remotes, builds, ...done }, build) {
	const named = { ...done, remotes: [...remotes, HOST], builds: { ...builds, [HOST]: build } };
	return { action: remotes.length > 0 ? action : 'host', ...named };
}

/** Whether the channel has this very host already. @param {Channel} target @param {BuiltHost} host */
async function isLive(target, { build, page }) {
	const { host } = await readChannel(target);
	return host === build && (await keptHost(target, build))?.page === page;
}

/**
 * The page of a host that is kept, as it was built.
 * @param {Omit<Channel, 'trust'> & { trustFile: string }} place @param {string} build
 * @returns {Promise<string | undefined>} undefined: it is not kept, or not signed as it must be
 */
export async function keptPage({ storeDir, channel, trustFile }, build) {
	if (!CHANNELS.includes(channel) || !HOST_BUILD.test(build)) return undefined;
	const host = await keptHost({ storeDir, channel, trust: readTrust(trustFile) }, build);
	return host?.page;
}

/**
 * A host that is kept, as it was signed.
 * @param {Channel} target @param {string} build
 * @returns {Promise<KeptHost | undefined>} undefined: it is not kept, or not signed as it must be
 */
export async function keptHost({ storeDir, channel, trust }, build) {
	const grants = await readGrants(storeDir, trust);
	const text = await storeAt(storeDir).read(placeOfHost(channel, build));
	if (!text) return undefined;
	try {
		const sealed = JSON.parse(String(text));
		const host = unseal(sealed, grants.holders);
		const problem = hostProblem(host, grants, sealed.key, { channel, build });
		return problem ? undefined : /** @type {KeptHost} */ (host);
	} catch {
		return undefined;
	}
}
