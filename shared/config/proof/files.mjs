import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} name */
const isSource = (name) => /\.(tsx?|mts)$/.test(name) && !/\.(test|test-d)\./.test(name);
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'testing']);

/** Sources below a folder or at a file, without tests; sorted. @param {string} start @returns {string[]} */
export function sourcesBelow(start) {
	const found = statSync(start, { throwIfNoEntry: false });
	if (!found) return [];
	if (!found.isDirectory()) return [start];
	return readdirSync(start, { withFileTypes: true })
		.filter(({ name }) => !LEFT_OUT.has(name))
		.flatMap((entry) => {
			const file = path.join(start, entry.name);
			if (entry.isDirectory()) return sourcesBelow(file);
			return isSource(entry.name) ? [file] : [];
		})
		.sort();
}

/** Short hash of plain data: tells one type from another, and protects against nothing. @param {unknown} data */
export const hashOf = (data) =>
	createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);

/** @param {string} root @param {string[]} files */
const hashOfFiles = (root, files) => {
	const hash = createHash('sha256');
	for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
	return hash.digest('hex').slice(0, 16);
};

/** These files write what they find out, so they are part of what it depends on. */
const HERE = readdirSync(import.meta.dirname).map((name) => path.join(import.meta.dirname, name));

/**
 * What was found out about files before, until one of them changes.
 * @template T
 * @param {string} folder below which `.cache` is
 * @param {string} name
 * @param {string[]} files
 * @param {(place: string) => T | Promise<T>} find `place`: where files of its own may lie
 * @returns {Promise<T>}
 */
export async function remembered(folder, name, files, find) {
	const inputs = hashOfFiles(folder, files) + hashOfFiles(import.meta.dirname, HERE);
	const place = path.join(folder, '.cache', 'proof', `${name}-${inputs}`);
	const file = `${place}.json`;
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		const found = await find(place);
		mkdirSync(path.dirname(file), { recursive: true });
		// Two builds may find it out at once.
		const own = `${file}.${process.pid}`;
		writeFileSync(own, JSON.stringify(found));
		renameSync(own, file);
		return found;
	}
}
