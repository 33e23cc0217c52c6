import { appendFile, chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { Failure, isCode, ofFile } from '../../local/failure.mjs';

const ABANDONED_AFTER_MS = 10 * 60_000;
const UNFINISHED = '.unfinished';

/** A name beside the target that no other writer takes, on this machine or another. @param {string} target */
export const unfinished = (target) => {
	const writer = `${hostname()}-${process.pid}-${process.hrtime.bigint().toString(36)}`;
	return path.join(path.dirname(target), `.${path.basename(target)}.${writer}${UNFINISHED}`);
};

/** Has the disk keep what is in a file, should the power go the next moment. @param {string} place @param {string} [flags] */
async function sync(place, flags = 'r') {
	const handle = await open(place, flags);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Windows writes for nobody who only reads. */
const FLAGS = process.platform === 'win32' ? 'r+' : 'r';

/** Windows, and some file systems that are mounted, open no folder or write none: their names are theirs to keep. */
const NOT_FOLDERS = ['EBADF', 'EINVAL', 'EISDIR', 'EACCES', 'EPERM'];

/** The same for the names that a folder has. @param {string} folder */
export async function syncFolder(folder) {
	try {
		await sync(folder);
	} catch (error) {
		if (!isCode(error, ...NOT_FOLDERS)) throw error;
	}
}

/** Makes a folder and those above it that are missing, there when the power goes too. @param {string} folder */
export async function makeFolder(folder) {
	if (await isMade(folder)) return;
	await makeFolder(path.dirname(folder));
	if (await isMade(folder)) return;
	throw new Failure(
		`${folder} cannot be made: this file system takes no folder there. Name another store with --store.`,
	);
}

/**
 * Step by step: below /proc Node's own `recursive` looks for a folder above it for ever.
 * @param {string} folder @returns {Promise<boolean>} false: one above it is not there
 */
async function isMade(folder) {
	try {
		await mkdir(folder);
	} catch (error) {
		if (isCode(error, 'ENOENT')) return false;
		if (isCode(error, 'EEXIST') && (await stat(folder)).isDirectory()) return true;
		throw error;
	}
	await syncFolder(path.dirname(folder));
	return true;
}

/**
 * Lets everybody read what a folder holds, as a web server must that is another user: where it was copied from, it may have been
 * for one person alone.
 * @param {string} folder
 */
export async function letRead(folder) {
	await chmod(folder, 0o755);
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		const place = path.join(folder, entry.name);
		await (entry.isDirectory() ? letRead(place) : chmod(place, 0o644));
	}
}

/** All that a folder holds is on the disk when this answers; its own name is not yet. @param {string} folder */
export async function syncTree(folder) {
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		const place = path.join(folder, entry.name);
		await (entry.isDirectory() ? syncTree(place) : sync(place, FLAGS));
	}
	await syncFolder(folder);
}

/** Writes a new file, whose content is on the disk when this answers. @param {string} file @param {string | Buffer} text */
export async function writeDurably(file, text) {
	await makeFolder(path.dirname(file));
	const handle = await open(file, 'wx');
	try {
		await handle.writeFile(text);
		await handle.sync();
	} catch (error) {
		await rm(file, { force: true });
		throw ofFile(error, file);
	} finally {
		await handle.close();
	}
}

/**
 * Replaces a file at once: a reader sees the old one or the new one.
 * @param {string} file @param {string | Buffer} text @param {(temporary: string) => Promise<void>} [beforeRename]
 */
export async function replace(file, text, beforeRename = async () => {}) {
	const temporary = unfinished(file);
	try {
		await writeDurably(temporary, text);
		await beforeRename(temporary);
		await rename(temporary, file);
		await syncFolder(path.dirname(file));
	} catch (error) {
		await rm(temporary, { force: true });
		throw ofFile(error, file);
	}
}

/** Adds to the end of a file. @param {string} file @param {string} text */
export async function appendDurably(file, text) {
	await makeFolder(path.dirname(file));
	await appendFile(file, text, { flush: true });
	await syncFolder(path.dirname(file));
}

/** Removes what writers that were killed left behind in a folder. @param {string} folder */
export async function clearAbandoned(folder) {
	const names = await readdir(folder).catch(() => []);
	for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
		const file = path.join(folder, name);
		const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
		if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { recursive: true, force: true });
	}
}

/** Every file below a folder, by its path with `/`; a link counts as one, so that nobody takes along unseen what it leads to. @param {string} folder */
export async function filesBelow(folder) {
	return (await readdir(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile() || entry.isSymbolicLink())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.map((file) => file.split(path.sep).join('/'));
}
