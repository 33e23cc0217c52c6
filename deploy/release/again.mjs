import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildOutdated } from '../local/build.mjs';
import { installDependencies } from '../local/dependencies.mjs';
import { Failure } from '../local/failure.mjs';
import { numbered, readBuild } from './store.mjs';

/**
 * @import { Steps } from '../local/progress.mjs'
 * @import { Built } from './types.ts'
 */

/**
 * Builds remotes from sources that are put into a folder of their own, as if nobody had built them before.
 * @param {(folder: string) => Promise<void>} putSources
 * @param {string[]} names
 * @param {Steps} progress
 * @returns {Promise<Map<string, Built>>} by name; none has its version
 */
export async function buildAgain(putSources, names, progress) {
	const folder = await mkdtemp(path.join(tmpdir(), 'built again '));
	try {
		await putSources(folder);
		await installDependencies(folder, progress);
		await buildOutdated(folder, progress, { names });
		/** @type {Map<string, Built>} */
		const builds = new Map();
		for (const name of names) builds.set(name, await readBuild(path.join(folder, name, 'dist')));
		return builds;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/**
 * Where a build differs from one that is published; of the same source they are the same to the byte.
 * @param {Built} again
 * @param {Pick<Built, 'ref' | 'hashes'>} published
 * @returns {string[]} files, `remote.json` where only the metadata differs; none: they are the same
 */
export function differingFiles(again, published) {
	if (numbered(again, published.ref.version).ref.integrity === published.ref.integrity) return [];
	const files = new Set([...Object.keys(again.hashes), ...Object.keys(published.hashes)]);
	const differing = [...files].filter((file) => again.hashes[file] !== published.hashes[file]);
	return differing.length > 0 ? differing.sort() : ['remote.json'];
}

/** @param {string[]} names @param {readonly string[]} known @throws {Failure} */
export function refuseUnknown(names, known) {
	const unknown = names.filter((name) => !known.includes(name));
	if (unknown.length === 0) return;
	throw new Failure(`There is no ${unknown.join(', ')} here; there are: ${known.join(', ')}.`);
}
