import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestProblems, problemLines } from '../../shared/config/metadata/manifest.mjs';
import { Failure } from '../local/failure.mjs';
import { seal } from './envelope.mjs';
import { packedOf, unpacksTo } from './packed.mjs';
import { MOVED_ON } from './revisions.mjs';
import { filesBelow } from './stores/files.mjs';
import { storeAt } from './stores/store-at.mjs';
import { changeBetween, changeWords, newestFirst, versionAfter } from './versions.mjs';

/** @import { KeyObject } from 'node:crypto' */
/** @import { BuildRef, RemoteManifest } from '../../shared/src/federation/manifest.ts' */
/** @import { UsedParts } from '../../shared/src/federation/fit.ts' */
/** @import { Built } from './types.ts' */

/** As browsers check it. @param {string | Buffer} content */
export const integrityOf = (content) =>
	`sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * `1.4.0-3fa9c1…`: the folder's name, and what people call the build.
 * @param {Pick<BuildRef, 'version' | 'build'>} ref
 */
export const nameOf = ({ version, build }) => `${version}-${build}`;

/** Folder of a build in its store. @param {{ url: string }} ref */
export const pathOf = ({ url }) => url.split('/').filter(Boolean).join('/');

/** Of a build that was not stored yet: its release gives it one. */
const NO_VERSION = '0.0.0';

/** @param {string} folder @param {string} text */
function written(folder, text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new Failure(`${folder}/remote.json is no JSON: build the remote again.`, {
			why: 'damaged',
		});
	}
}

/**
 * The metadata of a build, found to be in order.
 * @param {string} folder
 * @param {unknown} manifest
 * @returns {RemoteManifest}
 */
function checked(folder, manifest) {
	const problems = manifestProblems(manifest);
	if (problems.length > 0) {
		throw new Failure(
			`${folder}/remote.json describes the remote wrongly: mend src/remote.meta.ts, build it again with this version of the contract, and publish that.`,
			{ output: problemLines(problems).join('\n'), why: 'damaged' },
		);
	}
	const good = /** @type {RemoteManifest} */ (manifest);
	if (!good.development) return good;
	const { name } = good;
	throw new Failure(
		`${folder} is not a build for production (${name} ${nameOf(good)}): build it with --mode production.`,
	);
}

/**
 * The files of one build, wherever it is.
 * @typedef {{ name: string, mend: string, read: (file: string) => Promise<Buffer | undefined>,
 *   list: () => Promise<string[]> }} Files `name`: of their folder, `mend`: what to do where there is no build in it, for people
 * @typedef {Built & { isNew: boolean, change?: string }} StoredBuild `change`: why it has its version, where that is new
 */

/** @param {string} folder @returns {Files} */
const filesIn = (folder) => ({
	name: folder,
	mend: 'build the remote first, then publish it',
	read: (file) => readFile(path.join(folder, ...file.split('/'))).catch(() => undefined),
	list: () => filesBelow(folder),
});

/** @param {string} storeDir @param {{ url: string }} ref @returns {Files} */
function filesOf(storeDir, ref) {
	const store = storeAt(storeDir);
	const folder = pathOf(ref);
	return {
		name: store.placeOf(folder),
		mend: 'publish that build again, or release another one',
		read: (file) => store.read(`${folder}/${file}`),
		list: () => store.list(folder),
	};
}

/**
 * Path → hash of every file that a build has, but the two that name the others.
 * @param {Files} build
 * @param {RemoteManifest} manifest
 */
async function hashesOf(build, { assets, files }) {
	if (!files) return assets;
	const list = await build.read('files.json');
	if (list && integrityOf(list) === files) return { ...assets, ...JSON.parse(String(list)) };
	throw notAsBuilt(build, 'files.json', list);
}

/** @param {Files} files @param {string} file @param {Buffer | undefined} content */
const notAsBuilt = ({ name }, file, content) =>
	new Failure(
		`${name}/${file} is not as remote.json names it${content ? '' : ' (it is missing)'}: remove ${name} and publish the build again.`,
		{ why: 'damaged' },
	);

/** A build as it describes itself. @param {Files} build @returns {Promise<Built>} */
async function described(build) {
	const content = await build.read('remote.json');
	if (!content) {
		throw new Failure(`${build.name} holds no remote.json: ${build.mend}.`, { why: 'damaged' });
	}
	const text = String(content);
	const own = written(build.name, text);
	const isNumbered = typeof own?.version === 'string';
	const manifest = checked(build.name, isNumbered ? own : withVersion(own, NO_VERSION));
	const { files } = manifest;
	const hashes = await hashesOf(build, manifest);
	const all = files ? { ...hashes, 'files.json': files } : hashes;
	return { ref: storedAs(manifest, text), manifest, hashes: all, text, isNumbered };
}

/** Files of a build: most of the time is waiting for the disk, or for the store's server. */
const READS_AT_ONCE = 8;

/** The same, with every file compared. @param {Files} build @returns {Promise<Built>} */
async function compared(build) {
	const found = await described(build);
	const { hashes } = found;
	const there = (await build.list()).filter((file) => file !== 'remote.json');
	const waiting = [...new Set([...Object.keys(hashes), ...there])];
	const compare = async () => {
		for (let file = waiting.shift(); file; file = waiting.shift()) {
			const content = await build.read(file);
			if (!(await isAsBuilt(build, hashes, file, content))) throw notAsBuilt(build, file, content);
		}
	};
	await Promise.all(Array.from({ length: READS_AT_ONCE }, compare));
	return found;
}

/**
 * @param {Files} build
 * @param {Readonly<Record<string, string>>} hashes of its files but `remote.json`
 * @param {string} file @param {Buffer | undefined} content
 */
async function isAsBuilt(build, hashes, file, content) {
	if (!content) return false;
	if (Object.hasOwn(hashes, file)) return hashes[file] === integrityOf(content);
	const name = packedOf(file);
	const plain = name && Object.hasOwn(hashes, name) && (await build.read(name));
	return Boolean(plain && unpacksTo(file, content, plain));
}

/**
 * Reads a folder that holds a remote's build and checks its metadata, and every file in it against
 * the hashes there.
 * @param {string} folder
 * @returns {Promise<Built>} `hashes`: of every file but `remote.json`, whose text is `text`;
 *   `isNumbered`: it has its version
 * @throws {Failure} that names the file which is not as it was built, or the place in the metadata
 *   which is not as it must be
 */
export const readBuild = (folder) => compared(filesIn(folder));

/** What is no object stays as it is: it is judged afterwards. @template M @param {M} manifest @param {string} version @returns {M} */
const withVersion = (manifest, version) =>
	typeof manifest === 'object' && manifest && !Array.isArray(manifest)
		? { ...manifest, version }
		: manifest;

/** @param {RemoteManifest} manifest @param {string} text @returns {BuildRef} */
function storedAs(manifest, text) {
	const { name, version, build } = manifest;
	const url = `/remotes/${name}/${nameOf(manifest)}/`;
	return { url, version, build, integrity: integrityOf(text) };
}

/**
 * A build under its version, as the store has it; one of before, that brought a version, keeps it.
 * @param {Built} built as `readBuild` gives it @param {string} version
 * @returns {Built}
 */
export function numbered(built, version) {
	if (built.isNumbered) return built;
	const manifest = withVersion(built.manifest, version);
	const text = `${JSON.stringify(manifest, null, '\t')}\n`;
	return { ...built, manifest, text, ref: storedAs(manifest, text), isNumbered: true };
}

/**
 * What a build uses of host and API, by hash; of one from before that was told, nothing.
 * @param {Files} build
 * @param {RemoteManifest} manifest
 * @returns {Promise<Partial<UsedParts>>}
 */
async function partsIn(build, { uses }) {
	const text = uses && (await build.read(uses.parts.file));
	return text ? JSON.parse(String(text)) : {};
}

/**
 * The build under the version that it has in the store, or will have: by what it means for those
 * who rely on the newest one there.
 * @param {string} storeDir
 * @param {string} dist
 * @param {Built} built
 * @returns {Promise<{ built: Built, change?: string }>} `change`: why this version, where it is new
 */
async function versioned(storeDir, dist, built) {
	if (built.isNumbered) return { built };
	const { name, build } = built.manifest;
	const folders = await storeAt(storeDir).builds(name);
	const stored = newestFirst(folders.map((each) => each.build));
	for (const { version } of stored.filter((each) => each.build === build)) {
		const same = numbered(built, version);
		const text = await filesOf(storeDir, same.ref).read('remote.json');
		if (text && integrityOf(text) === same.ref.integrity) return { built: same };
	}
	const before = await newestReadable(storeDir, name, stored);
	const change = changeBetween(before?.used, {
		manifest: built.manifest,
		parts: await partsIn(filesIn(dist), built.manifest),
	});
	const since = before ? ` since ${before.name}` : '';
	return {
		built: numbered(built, versionAfter(stored[0]?.version, change.kind)),
		change: changeWords(change).replace(/^\w+/, `$&${since}`),
	};
}

/**
 * What a new build is compared with. One that was copied by halves, or is from before today's metadata, keeps nobody from
 * publishing another.
 * @param {string} storeDir @param {string} name of the remote @param {{ name: string }[]} stored newest first
 * @returns {Promise<{ name: string, used: import('./versions.mjs').Used } | undefined>}
 */
async function newestReadable(storeDir, name, stored) {
	for (const each of stored) {
		const files = filesOf(storeDir, { url: `/remotes/${name}/${each.name}/` });
		try {
			const { manifest } = await described(files);
			return { name: each.name, used: { manifest, parts: await partsIn(files, manifest) } };
		} catch (error) {
			const isDamaged = error instanceof Failure && error.why === 'damaged';
			if (!isDamaged && !(error instanceof SyntaxError)) throw error;
			storeAt(storeDir).say?.(`not compared with ${files.name}, which is damaged`);
		}
	}
	return undefined;
}

/** Where nothing tells that its sender is gone, so long a build may be on its way; the number of one that never came is free after it. */
const ON_ITS_WAY_MS = 10 * 60_000;

/** @param {Pick<RemoteManifest, 'name' | 'version'>} of */
const versionFile = ({ name, version }) => `.release/versions/${name}/${version}`;

/**
 * Takes a version for a build, for good: one writer makes its file, whatever the store is made of.
 * @param {string} storeDir @param {RemoteManifest} manifest
 * @throws {Failure} when another build has it
 */
async function takeVersion(storeDir, { name, version, build }) {
	const store = storeAt(storeDir);
	const file = versionFile({ name, version });
	const mine = JSON.stringify({ build, at: new Date().toISOString() });
	if (await store.create(file, mine)) return;
	const text = String(await store.read(file));
	const taken = JSON.parse(text);
	// Whoever is alone in there knows that one who took it and stored nothing was cut off. Else its age tells, whichever of the
	// two clocks is wrong.
	const isOver = store.hasLocks || Math.abs(Date.now() - Date.parse(taken.at)) > ON_ITS_WAY_MS;
	const isFree = taken.build === build || (isOver && !(await isStored(storeDir, name, version)));
	if (isFree && (await store.swap(file, text, mine))) return;
	throw new Failure(
		`Another build of ${name} took the version ${version} at ${taken.at} and is on its way. Nothing was stored: run it again when it is there, then it gets the next version; if it was cut off, this one is free ${ON_ITS_WAY_MS / 60_000} minutes after that.`,
		{ code: MOVED_ON, why: 'overtaken' },
	);
}

/**
 * Stores a build under a version that is taken for it, and given back where nothing comes of it.
 * @template T
 * @param {string} storeDir @param {RemoteManifest} manifest @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function underVersion(storeDir, manifest, work) {
	await takeVersion(storeDir, manifest);
	try {
		return await work();
	} catch (error) {
		await storeAt(storeDir)
			.remove(versionFile(manifest))
			.catch(() => undefined);
		throw error;
	}
}

/** @param {string} storeDir @param {string} name @param {string} version */
const isStored = async (storeDir, name, version) =>
	(await storeAt(storeDir).builds(name)).some(({ build }) => build.startsWith(`${version}-`));

/**
 * Copies a build into its own folder, which is never written again; whole or not at all. There it
 * gets its version.
 * @param {string} storeDir
 * @param {string} dist
 * @param {KeyObject | undefined} [key] who stores it, where the store asks for that
 * @returns {Promise<StoredBuild>}
 *   `change`: why it has its version, where that is new
 */
export async function storeBuild(storeDir, dist, key) {
	const store = storeAt(storeDir);
	const found = await readBuild(dist);
	const add = async () => {
		const { built, change } = await versioned(storeDir, dist, found);
		const folder = pathOf(built.ref);
		const texts = { 'remote.json': built.text };
		// Its server does it for a store elsewhere.
		const takes = Boolean(change) && !store.isGuarded;
		const put = () => store.addFolder(folder, dist, texts, (value) => seal(value, signerOf(key)));
		const isNew = await (takes ? underVersion(storeDir, built.manifest, put) : put());
		// Touched, a stored build counts as new: `retire` leaves it alone.
		if (!isNew) await store.touch(folder);
		return { ref: built.ref, isNew, ...(change && { change }) };
	};
	// One after the other: two that are stored at once are not to have the same number.
	const { name } = found.manifest;
	const { ref, ...how } = await (found.isNumbered ? add() : store.alone(`versions-${name}`, add));
	return { ...(await storedBuild(storeDir, ref)), ...how };
}

/** @param {KeyObject | undefined} key @returns {KeyObject} */
function signerOf(key) {
	if (key) return key;
	throw new Failure('Name the key that signs with --key: this store asks who stores a build.', {
		why: 'no_key',
	});
}

/**
 * The build that a registry refers to, read from the store and found to be the very same.
 * @param {string} storeDir
 * @param {BuildRef} ref
 * @returns {Promise<Built>}
 * @throws {Failure} when it is gone or was changed
 */
export async function storedBuild(storeDir, ref) {
	const files = filesOf(storeDir, ref);
	const stored = await (storeAt(storeDir).isGuarded ? described(files) : compared(files));
	if (stored.ref.integrity === ref.integrity && stored.ref.url === ref.url) return stored;
	throw new Failure(
		`${files.name} is not the build that was signed: remove it and publish the build again.`,
		{ why: 'damaged' },
	);
}
