import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { clearAbandoned, unfinished } from './files.mjs';
import { reached } from './steps.mjs';

const NAME = /^[a-z][a-z0-9-]*$/;
const BUILD = /^\d+\.\d+\.\d+[\w.+]*-[0-9a-f]{6,}$/;

/** As browsers check it. */
export const integrityOf = (content) =>
	`sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * A build as the registry refers to it.
 * @typedef {{ url: string, version: string, build: string, integrity: string }} BuildRef
 */

/** `1.4.0-3fa9c1…`: the folder's name, and what people call the build. */
export const nameOf = ({ version, build }) => `${version}-${build}`;

const folderOf = (storeDir, { url }) => path.join(storeDir, ...url.split('/').filter(Boolean));

/**
 * Reads a folder that holds a remote's build and checks every script and style against its
 * `remote.json`.
 * @param {string} folder
 * @returns {Promise<{ ref: BuildRef, manifest: object }>}
 * @throws {Failure} that names the file which is not as it was built
 */
export async function readBuild(folder) {
	const text = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => {
		throw new Failure(`${folder} holds no remote.json: build the remote first, then publish it.`);
	});
	const manifest = JSON.parse(text);
	const { name, version, build, entry, assets } = manifest;
	if (!NAME.test(name) || !BUILD.test(nameOf(manifest)) || manifest.development) {
		throw new Failure(
			`${folder} is not a build for production (${name} ${nameOf(manifest)}): build it with --mode production.`,
		);
	}
	const scripts = (await readdir(folder, { recursive: true }))
		.map((file) => file.split(path.sep).join('/'))
		.filter((file) => /\.(js|mjs|css)$/.test(file));
	for (const file of new Set([...Object.keys(assets), ...scripts, entry])) {
		const content = await readFile(path.join(folder, ...file.split('/'))).catch(() => undefined);
		if (content && assets[file] === integrityOf(content)) continue;
		throw new Failure(
			`${path.join(folder, file)} is not as remote.json names it${content ? '' : ' (it is missing)'}: remove ${folder} and publish the build again.`,
		);
	}
	const url = `/remotes/${name}/${nameOf(manifest)}/`;
	return { ref: { url, version, build, integrity: integrityOf(text) }, manifest };
}

/**
 * Copies a build into its own folder, which is never written again; whole or not at all.
 * @returns {Promise<{ ref: BuildRef, manifest: object, isNew: boolean }>}
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
	await cp(dist, temporary, { recursive: true });
	reached('copied');
	await rename(temporary, folder).catch(async (error) => {
		await rm(temporary, { recursive: true, force: true });
		// Another publish of the same build was faster; Windows says EPERM.
		if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
	});
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
