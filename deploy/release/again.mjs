import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildOutdated } from '../local/build.mjs';
import { Builder } from '../local/builder.mjs';
import { installDependencies } from '../local/dependencies.mjs';
import { Failure } from '../local/failure.mjs';
import { runTool } from '../local/processes.mjs';
import { integrityOf, numbered } from './store.mjs';

/**
 * @import { KeptHost } from '../../shared/src/federation/trust.ts'
 * @import { Steps } from '../local/progress.mjs'
 * @import { BuiltHost } from './kept-hosts.mjs'
 * @import { Built } from './types.ts'
 */

/**
 * Each package in a process of its own: what the process built before would show in those of sources that are older
 * than the builder.
 * @returns {import('../local/build.mjs').Builds}
 */
const startAlone = () => ({
	async build(root, name) {
		const builder = new Builder();
		try {
			await builder.build(root, name);
		} finally {
			builder.end();
		}
	},
	end() {},
});

/** @param {string} root of a repository @param {string[]} args */
const git = (root, ...args) => runTool('git', args, { cwd: root });

/**
 * The hash of a commit, however it is called here: another branch, a tag, `HEAD~3`. What is taken out knows none of these names.
 * @param {string} root of the repository @param {string} name
 * @returns {Promise<string>}
 * @throws {Failure}
 */
export async function commitIn(root, name) {
	const named = ['rev-parse', '--verify', '--end-of-options', `${name}^{commit}`];
	const { code, output } = await git(root, ...named);
	if (code === 0) return output.trim().split('\n').at(-1) ?? '';
	const { output: isShallow } = await git(root, 'rev-parse', '--is-shallow-repository');
	const why = isShallow.includes('true')
		? 'this clone has the newest ones only (git fetch --unshallow)'
		: 'fetch it first, where another repository has it';
	throw new Failure(`${name} is no commit that is here: ${why}. git said:`, { output });
}

/**
 * Puts the sources of a commit into a folder of their own.
 * @param {string} root of the repository @param {string} hash @param {string} folder
 * @throws {Failure}
 */
export async function checkOut(root, hash, folder) {
	for (const args of [
		['clone', '--quiet', '--shared', '--no-checkout', root, folder],
		['-C', folder, 'checkout', '--quiet', '--detach', hash, '--'],
	]) {
		const { code, output } = await git(root, ...args);
		if (code === 0) continue;
		throw new Failure(`${hash} could not be taken out of the repository; git said:`, { output });
	}
}

/**
 * Builds packages from sources that are put into a folder of their own, as if nobody had built them before.
 * @template T
 * @param {(folder: string) => Promise<void>} putSources
 * @param {string[]} names
 * @param {Steps} progress
 * @param {(name: string, dist: string) => Promise<T>} read what is wanted of a build; its folder goes
 * @returns {Promise<Map<string, T>>} by name
 */
export async function buildAgain(putSources, names, progress, read) {
	const folder = await mkdtemp(path.join(tmpdir(), 'built again '));
	// Whoever stops it leaves no copy of the repository behind, with all its packages.
	const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	process.once('exit', remove);
	try {
		await putSources(folder);
		await installDependencies(folder, progress);
		await buildOutdated(folder, progress, { names, start: startAlone });
		/** @type {Map<string, T>} */
		const builds = new Map();
		for (const name of names) builds.set(name, await read(name, path.join(folder, name, 'dist')));
		return builds;
	} finally {
		process.off('exit', remove);
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
	const differing = differingHashes(again.hashes, published.hashes);
	return differing.length > 0 ? differing : ['remote.json'];
}

/**
 * The same of a host; its page and what it asks for, not source maps: those are not kept.
 * @param {BuiltHost} again
 * @param {KeptHost} kept
 * @returns {string[]} files
 */
export function differingHostFiles(again, kept) {
	const hashes = Object.entries(again.files).map(([file, content]) => [file, integrityOf(content)]);
	const differing = differingHashes(Object.fromEntries(hashes), kept.files);
	return again.page === kept.page ? differing : ['index.html', ...differing];
}

/** @param {Record<string, string>} these @param {Record<string, string>} those */
const differingHashes = (these, those) =>
	[...new Set([...Object.keys(these), ...Object.keys(those)])]
		.filter((file) => these[file] !== those[file])
		.sort();

/** @param {string[]} names @param {readonly string[]} known @throws {Failure} */
export function refuseUnknown(names, known) {
	const unknown = names.filter((name) => !known.includes(name));
	if (unknown.length === 0) return;
	throw new Failure(`There is no ${unknown.join(', ')} here; there are: ${known.join(', ')}.`);
}
