import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What builds, runs and installs write. */
const WRITTEN = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/**
 * Files of the repository whose name fits, without what is written by builds and runs.
 * @param {string} root @param {RegExp} pattern @returns {string[]} paths from there, with `/`, sorted
 */
export function ownFiles(root, pattern) {
	/** @param {string} folder @returns {string[]} */
	const below = (folder) =>
		readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
			const { name } = entry;
			const at = path.posix.join(folder, name);
			if (entry.isDirectory()) return WRITTEN.has(name) || isHidden(name) ? [] : below(at);
			return pattern.test(name) ? [at] : [];
		});
	return below('.').sort();
}

/** @param {string} name */
const isHidden = (name) => name.startsWith('.') && name !== '.ci';
