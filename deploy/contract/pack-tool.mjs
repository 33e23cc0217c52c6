import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { packagesNamed, versionOf } from './packages.mjs';
import { tarball } from './tarball.mjs';

const ENTRY = 'deploy/release.mjs';
/** The tool as its sentences call it: in a repository of a team's own there is no such script. */
const [HERE, THERE] = ['pnpm release', 'npx borlette-release'];
/** Modules; what is named for its types is TypeScript, and not packed. */
const RELATIVE = /(?:from|import)\s*(?:\(\s*)?'(\.{1,2}\/[^']+\.mjs)'/g;

/** A module of this repository with everything that it asks for, by their paths from its root.
 * @param {string} file @param {Set<string>} [found]
 */
function reachedFrom(file, found = new Set()) {
	if (found.has(file)) return found;
	found.add(file);
	for (const [, request = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(RELATIVE)) {
		reachedFrom(path.posix.join(path.posix.dirname(file), request), found);
	}
	return found;
}

/**
 * Packs the release tool with what it judges builds by (metadata, fit, rights): for repositories of their
 * own.
 * @param {string} folder
 * @returns {Promise<string>} path of the .tgz
 */
export async function packTool(folder) {
	const place = mkdtempSync(path.join(tmpdir(), 'borlette-tool-'));
	try {
		for (const file of reachedFrom(ENTRY)) {
			const text = readFileSync(path.join(ROOT, file), 'utf8');
			mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
			writeFileSync(path.join(place, file), text.replaceAll(HERE, THERE));
		}
		cpSync(path.join(ROOT, 'deploy/templates'), path.join(place, 'templates'), { recursive: true });
		const { version } = JSON.parse(readFileSync(path.join(ROOT, 'deploy/package.json'), 'utf8'));
		const names = packagesNamed(place).sort();
		const manifest = {
			name: '@borlette/release',
			version,
			description: 'Releases a remote of the Borlette back-office',
			license: 'UNLICENSED',
			type: 'module',
			bin: { 'borlette-release': `./${ENTRY}` },
			dependencies: Object.fromEntries(names.map((name) => [name, versionOf(name)])),
		};
		return await tarball(place, manifest, folder);
	} finally {
		rmSync(place, { recursive: true, force: true });
	}
}
