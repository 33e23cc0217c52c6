import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Never part of what a build reads. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'coverage', 'test-results', 'testing']);
/** @param {string} name */
const isTest = (name) => /\.test\.[cm]?[jt]sx?$/.test(name) || name === 'jest.config.js';

/** Every file below `start` (a file or a folder), as paths from `root` with forward slashes.
 * @param {string} root @param {string} start
 * @returns {Generator<string>}
 */
function* filesBelow(root, start) {
	const full = path.join(root, start);
	const found = statSync(full, { throwIfNoEntry: false });
	if (!found) return;
	if (!found.isDirectory()) {
		yield start;
		return;
	}
	for (const entry of readdirSync(full)) {
		if (!LEFT_OUT.has(entry) && !isTest(entry)) yield* filesBelow(root, `${start}/${entry}`);
	}
}

/**
 * One hash of the names and contents of files; a missing one counts as absent.
 * @param {string} root
 * @param {string[]} starts files and folders, from `root`
 */
export function fingerprint(root, starts) {
	const hash = createHash('sha256');
	const files = [...new Set(starts.flatMap((start) => [...filesBelow(root, start)]))].sort();
	for (const file of files) {
		const content = readFileSync(path.join(root, file));
		hash.update(`${file}\0${content.length}\0`).update(content);
	}
	return hash.digest('hex');
}

/** Hash of the names and sizes below a folder: tells a folder that somebody tampered with or emptied. @param {string} folder */
export function outline(folder) {
	const hash = createHash('sha256');
	const entries = statSync(folder, { throwIfNoEntry: false })
		? readdirSync(folder, { recursive: true, withFileTypes: true })
		: [];
	const files = entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
	if (files.length === 0) return 'empty';
	for (const file of files) hash.update(`${path.relative(folder, file)}\0${statSync(file).size}\0`);
	return hash.digest('hex');
}
