import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTES } from './folders.mjs';

/**
 * Hash of a built remote's code, texts and metadata. The entry is left out: it holds nothing but
 * the table of the other files, and names made from the folder of the build.
 * @param {string} root @param {string} name
 */
async function codeOf(root, name) {
	const file = path.join(root, name, 'dist/remote.json');
	const { build: _, entry, assets, ...meta } = JSON.parse(await readFile(file, 'utf8'));
	const files = Object.keys(assets).filter((asset) => asset !== entry);
	return createHash('sha256')
		.update(JSON.stringify([meta, files.sort()]))
		.digest('hex');
}

/** Remotes whose code differs between two commits; the others need no second look. @param {string} a @param {string} b */
export async function changedRemotes(a, b) {
	const changed = await Promise.all(
		REMOTES.map(async (name) =>
			(await codeOf(a, name)) === (await codeOf(b, name)) ? [] : [name],
		),
	);
	return changed.flat();
}
