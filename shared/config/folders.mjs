import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** @param {string} folder */
const isThere = (folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those above it that are missing. Not Node's own way to, which never ends, whatever signal comes, where the
 * system lets no folder be: below /proc.
 * @param {string} folder
 * @param {number} [mode] of all that are made
 * @returns {string | undefined} the first one that was made
 */
export function makeFolder(folder, mode) {
	if (isThere(folder)) return undefined;
	const first = makeFolder(path.dirname(folder), mode);
	try {
		mkdirSync(folder, { mode });
	} catch (error) {
		// Somebody else made it meanwhile.
		if (!isThere(folder)) throw error;
	}
	return first ?? folder;
}
