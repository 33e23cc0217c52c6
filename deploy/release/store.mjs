import { createHash } from 'node:crypto';
import {
	cp,
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	utimes,
	writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { manifestProblems, problemLines } from '../../shared/config/metadata/manifest.mjs';
import { Failure } from '../local/failure.mjs';
import { clearAbandoned, unfinished } from './files.mjs';
import { reached } from './steps.mjs';
import { changeBetween, changeWords, newestFirst, versionAfter } from './versions.mjs';

/** As browsers check it. */
export const integrityOf = (content) =>
	`sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * A build as the registry refers to it.
 * @typedef {{ url: string, version: string, build: string, integrity: string }} BuildRef
 */

/** `1.4.0-3fa9c1…`: the folder's name, and what people call the build. */
export const nameOf = ({ version, build }) => `${version}-${build}`;

/** Folder of a build in the store. */
export const folderOf = (storeDir, { url }) =>
	path.join(storeDir, ...url.split('/').filter(Boolean));

/** Of a build that was not stored yet: its release gives it one. */
const NO_VERSION = '0.0.0';

function written(folder, text) {
	try {
		return JSON.parse(text);
	} catch {
		throw new Failure(`${folder}/remote.json is no JSON: build the remote again.`);
	}
}

/** The metadata of a build, found to be in order. */
function checked(folder, manifest) {
	const problems = manifestProblems(manifest);
	if (problems.length > 0) {
		throw new Failure(
			`${folder}/remote.json describes the remote wrongly: mend src/remote.meta.ts, build it again with this version of the contract, and publish that.`,
			{ output: problemLines(problems).join('\n') },
		);
	}
	if (!manifest.development) return manifest;
	const { name } = manifest;
	throw new Failure(
		`${folder} is not a build for production (${name} ${nameOf(manifest)}): build it with --mode production.`,
	);
}

const contentOf = (folder, file) =>
	readFile(path.join(folder, ...file.split('/'))).catch(() => undefined);

/** Path → hash of every file that a build has, but the two that name the others. */
async function hashesOf(folder, { assets, files }) {
	if (!files) return assets;
	const list = await contentOf(folder, 'files.json');
	if (list && integrityOf(list) === files) return { ...assets, ...JSON.parse(String(list)) };
	throw notAsBuilt(folder, 'files.json', list);
}

const notAsBuilt = (folder, file, content) =>
	new Failure(
		`${path.join(folder, file)} is not as remote.json names it${content ? '' : ' (it is missing)'}: remove ${folder} and publish the build again.`,
		{ why: 'damaged' },
	);

/**
 * Reads a folder that holds a remote's build and checks its metadata, and every file in it against
 * the hashes there.
 * @param {string} folder
 * @returns {Promise<{ ref: BuildRef, manifest: object, hashes: Record<string, string>, text: string,
 *   isNumbered: boolean }>} `hashes`: of every file but `remote.json`, whose text is `text`;
 *   `isNumbered`: it has its version
 * @throws {Failure} that names the file which is not as it was built, or the place in the metadata
 *   which is not as it must be
 */
export async function readBuild(folder) {
	const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => {
		throw new Failure(`${folder} holds no remote.json: build the remote first, then publish it.`, {
			why: 'damaged',
		});
	});
	const own = written(folder, text);
	const isNumbered = typeof own?.version === 'string';
	const manifest = checked(folder, isNumbered ? own : withVersion(own, NO_VERSION));
	const { files } = manifest;
	const hashes = await hashesOf(folder, manifest);
	const there = (await readdir(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.map((file) => file.split(path.sep).join('/'))
		.filter((file) => file !== 'remote.json' && !(files && file === 'files.json'));
	for (const file of new Set([...Object.keys(hashes), ...there])) {
		const content = await contentOf(folder, file);
		const isAsBuilt =
			content && Object.hasOwn(hashes, file) && hashes[file] === integrityOf(content);
		if (!isAsBuilt) throw notAsBuilt(folder, file, content);
	}
	const all = files ? { ...hashes, 'files.json': files } : hashes;
	return { ref: refOf(manifest, text), manifest, hashes: all, text, isNumbered };
}

const withVersion = (manifest, version) =>
	typeof manifest === 'object' && manifest && !Array.isArray(manifest)
		? { ...manifest, version }
		: manifest;

function refOf(manifest, text) {
	const { name, version, build } = manifest;
	const url = `/remotes/${name}/${nameOf(manifest)}/`;
	return { url, version, build, integrity: integrityOf(text) };
}

/**
 * A build under its version, as the store has it; one of before, that brought a version, keeps it.
 * @param {object} built as `readBuild` gives it @param {string} version
 */
export function numbered(built, version) {
	if (built.isNumbered) return built;
	const manifest = withVersion(built.manifest, version);
	const text = `${JSON.stringify(manifest, null, '\t')}\n`;
	return { ...built, manifest, text, ref: refOf(manifest, text), isNumbered: true };
}

/** What a build uses of host and API, by hash; of one from before that was told, nothing. */
async function partsIn(folder, { uses }) {
	const text = uses && (await contentOf(folder, uses.parts.file));
	return text ? JSON.parse(String(text)) : {};
}

/**
 * The build under the version that it has in the store, or will have: by what it means for those
 * who rely on the newest one there.
 * @returns {Promise<{ built: object, change?: string }>} `change`: why this version, where it is new
 */
async function versioned(storeDir, dist, built) {
	if (built.isNumbered) return { built };
	const { name, build } = built.manifest;
	const root = path.join(storeDir, 'remotes', name);
	const stored = newestFirst(await readdir(root).catch(() => []));
	for (const { version } of stored.filter((each) => each.build === build)) {
		const same = numbered(built, version);
		const text = await contentOf(folderOf(storeDir, same.ref), 'remote.json');
		if (text && integrityOf(text) === same.ref.integrity) return { built: same };
	}
	const [newest] = stored;
	const folder = newest && path.join(root, newest.name);
	const before = folder && (await readBuild(folder));
	const change = changeBetween(
		before && { manifest: before.manifest, parts: await partsIn(folder, before.manifest) },
		{ manifest: built.manifest, parts: await partsIn(dist, built.manifest) },
	);
	const since = newest ? ` since ${newest.name}` : '';
	return {
		built: numbered(built, versionAfter(newest?.version, change.kind)),
		change: changeWords(change).replace(/^\w+/, `$&${since}`),
	};
}

/**
 * Copies a build into its own folder, which is never written again; whole or not at all. There it
 * gets its version.
 * @returns {Promise<{ ref: BuildRef, manifest: object, hashes: object, isNew: boolean, change?: string }>}
 *   `change`: why it has its version, where that is new
 */
export async function storeBuild(storeDir, dist) {
	const { built, change } = await versioned(storeDir, dist, await readBuild(dist));
	const folder = folderOf(storeDir, built.ref);
	const isNew = !(await stat(folder).catch(() => undefined));
	// Touched, a stored build counts as new: `retire` leaves it alone.
	if (isNew) await copyWhole(dist, folder, built.text);
	else await utimes(folder, new Date(), new Date());
	return { ...(await storedBuild(storeDir, built.ref)), isNew, ...(change && { change }) };
}

async function copyWhole(dist, folder, text) {
	const temporary = unfinished(folder);
	await mkdir(path.dirname(folder), { recursive: true });
	await clearAbandoned(path.dirname(folder));
	try {
		await cp(dist, temporary, { recursive: true });
		await writeFile(path.join(temporary, 'remote.json'), text);
		reached('copied');
		await rename(temporary, folder);
	} catch (error) {
		await rm(temporary, { recursive: true, force: true });
		// Another publish of the same build was faster; Windows says EPERM.
		if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
	}
	reached('stored');
}

/**
 * The build that a registry refers to, read from the store and found to be the very same.
 * @param {BuildRef} ref
 * @throws {Failure} when it is gone or was changed
 */
export async function storedBuild(storeDir, ref) {
	const folder = folderOf(storeDir, ref);
	const stored = await readBuild(folder);
	if (stored.ref.integrity === ref.integrity && stored.ref.url === ref.url) return stored;
	throw new Failure(
		`${folder} is not the build that was signed: remove it and publish the build again.`,
		{ why: 'damaged' },
	);
}
