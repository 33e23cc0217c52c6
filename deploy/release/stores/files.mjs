import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

const ABANDONED_AFTER_MS = 10 * 60_000;
const UNFINISHED = '.unfinished';

/** A name beside the target that no other writer takes, on this machine or another. @param {string} target */
export const unfinished = (target) => {
	const writer = `${hostname()}-${process.pid}-${process.hrtime.bigint().toString(36)}`;
	return path.join(path.dirname(target), `.${path.basename(target)}.${writer}${UNFINISHED}`);
};

/** Writes a new file, on the disk when this answers. @param {string} file @param {string | Buffer} text */
export async function writeDurably(file, text) {
	await mkdir(path.dirname(file), { recursive: true });
	const handle = await open(file, 'wx');
	try {
		await handle.writeFile(text);
		await handle.sync();
	} catch (error) {
		await rm(file, { force: true });
		throw error;
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
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
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
