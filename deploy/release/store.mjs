import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { manifestProblems, problemLines } from '../../shared/config/metadata/manifest.mjs';
import { Failure } from '../local/failure.mjs';
import { clearAbandoned, unfinished } from './files.mjs';
import { reached } from './steps.mjs';

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

/** The metadata of a build, found to be in order. */
function manifestIn(folder, text) {
	const manifest = (() => {
		try {
			return JSON.parse(text);
		} catch {
			throw new Failure(`${folder}/remote.json is no JSON: build the remote again.`);
		}
	})();
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
	);

/**
 * Reads a folder that holds a remote's build and checks its metadata, and every file in it against
 * the hashes there.
 * @param {string} folder
 * @returns {Promise<{ ref: BuildRef, manifest: object, hashes: Record<string, string> }>} `hashes`: of
 *   every file but `remote.json`
 * @throws {Failure} that names the file which is not as it was built, or the place in the metadata
 *   which is not as it must be
 */
export async function readBuild(folder) {
	const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => {
		throw new Failure(`${folder} holds no remote.json: build the remote first, then publish it.`);
	});
	const manifest = manifestIn(folder, text);
	const { name, version, build, files } = manifest;
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
	const url = `/remotes/${name}/${nameOf(manifest)}/`;
	const all = files ? { ...hashes, 'files.json': files } : hashes;
	return { ref: { url, version, build, integrity: integrityOf(text) }, manifest, hashes: all };
}

/**
 * Copies a build into its own folder, which is never written again; whole or not at all.
 * @returns {Promise<{ ref: BuildRef, manifest: object, hashes: object, isNew: boolean }>}
 */
export async function storeBuild(storeDir, dist) {
	const built = await readBuild(dist);
	const folder = folderOf(storeDir, built.ref);
	const isNew = !(await stat(folder).catch(() => undefined));
	// Touched, a stored build counts as new: `retire` leaves it alone.
	if (isNew) await copyWhole(dist, folder);
	else await utimes(folder, new Date(), new Date());
	return { ...(await storedBuild(storeDir, built.ref)), isNew };
}

async function copyWhole(dist, folder) {
	const temporary = unfinished(folder);
	await mkdir(path.dirname(folder), { recursive: true });
	await clearAbandoned(path.dirname(folder));
	try {
		await cp(dist, temporary, { recursive: true });
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
	);
}
