import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';
import { runTool } from '../local/processes.mjs';
import { peek } from './registry-file.mjs';
import { claimedRevisions, revisionText } from './revisions.mjs';
import { nameOf } from './store.mjs';

/** @import { BuildRef } from '../../shared/src/federation/manifest.ts' */

/** What builds of all remotes are made of, beside their own folders. */
const COMMON = ['shared', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
/** Of no build, wherever a team keeps them: private ones no commit may have. */
const KEYS = ['*.pem', '*.pub'];
/** @param {string[]} paths */
const but = (paths) => paths.map((each) => `:(exclude)${each}`);
/** What brings a build into a channel. */
const BRINGS = ['publish', 'promote'];

/** @type {import('./arguments.mjs').Option} */
export const UNCOMMITTED = {
	type: 'boolean',
	help: 'to production although no commit has the sources; the journal notes it',
};

/**
 * Where the sources of a remote's build are: what git is asked there.
 * @typedef {{ name: string, root: string, paths: string[] }} Sources
 */

/** Of a remote of this repository. @param {string} name @param {string} [root] @returns {Sources} */
export const sourcesHere = (name, root = ROOT) => ({
	...{ name, root },
	paths: [name, ...COMMON, ...but(KEYS)],
});

/**
 * Of a folder that was built elsewhere: its package, but for what is made of it, fetched for it or signs it.
 * @param {string} name of the remote @param {string} folder of its build, absolute @returns {Sources}
 */
export function sourcesOf(name, folder) {
	let root = path.dirname(folder);
	while (!existsSync(path.join(root, 'package.json')) && path.dirname(root) !== root)
		root = path.dirname(root);
	const made = [path.relative(root, folder).replaceAll(path.sep, '/'), 'node_modules'];
	return { name, root, paths: ['.', ...but([...made, ...KEYS])] };
}

/**
 * Which of these remotes have sources that no commit has: nobody else can build such a build again (`verify`).
 * Production is refused them.
 * @param {Pick<import('./context.mjs').Context, 'options' | 'line'>} context
 * @param {string} channel
 * @param {Sources[]} asked of those that are to be published; where there is no git nothing is known
 * @returns {Promise<{ committed: string[], uncommitted: string[] }>} names of remotes
 * @throws {Failure}
 */
export async function committedOf(context, channel, asked) {
	/** @type {string[]} */
	const committed = [];
	/** @type {string[]} */
	const uncommitted = [];
	/** @type {Set<string>} */
	const files = new Set();
	for (const { name, root, paths } of asked) {
		const output = await statusIn(root, paths);
		if (output === undefined) continue;
		const changed = output.split('\n').filter((text) => text.trim() !== '');
		(changed.length === 0 ? committed : uncommitted).push(name);
		for (const each of changed) files.add(each.trim());
	}
	if (uncommitted.length === 0) return { committed, uncommitted };
	if (channel === 'production' && !context.options.uncommitted) {
		throw new Failure(
			'Nothing was published, because no commit has these sources, so nobody could build it again. Commit them, or say --uncommitted, which the journal notes:',
			{ output: [...files].join('\n') },
		);
	}
	context.line(
		`  note: no commit has these sources, so nobody can build it again: ${[...files].join(', ')}`,
	);
	return { committed, uncommitted };
}

/** undefined: no repository, or no git. @param {string} root @param {string[]} paths */
async function statusIn(root, paths) {
	const asked = ['status', '--porcelain', '--', ...paths];
	const { code, output } = await runTool('git', asked, { cwd: root }).catch(() => ({
		code: 1,
		output: '',
	}));
	return code === 0 ? output : undefined;
}

/**
 * Those of these builds that came into a channel while no commit had their sources. The newest word counts: who publishes a
 * build again once it is committed takes the note away.
 * @param {{ storeDir: string, channel: string }} target
 * @param {Readonly<Record<string, BuildRef>>} builds by remote
 * @returns {Promise<string[]>} names of remotes
 */
export async function uncommittedIn({ storeDir, channel }, builds) {
	const unknown = new Map(Object.entries(builds));
	/** @type {string[]} */
	const found = [];
	for (const revision of await claimedRevisions(storeDir, channel)) {
		if (unknown.size === 0) break;
		const { change } = peek(await revisionText(storeDir, channel, revision));
		if (!change || !BRINGS.includes(change.action)) continue;
		for (const [name, ref] of unknown) {
			if (change.builds?.[name] !== nameOf(ref)) continue;
			unknown.delete(name);
			if (change.uncommitted?.includes(name)) found.push(name);
		}
	}
	return found;
}

/** @param {string} channel the builds come from @param {string[]} names */
export const uncommittedWords = (channel, names) =>
	`no commit had the sources of ${names.join(', ')} when ${channel} got it, so nobody could build it again`;

/**
 * Lets builds of uncommitted sources into production only for who says so.
 * @param {Pick<import('./context.mjs').Context, 'options' | 'line'>} context
 * @param {{ from: string, to: string }} channels @param {string[]} names of remotes
 * @throws {Failure} with what to do
 */
export function refuseUncommitted(context, { from, to }, names) {
	if (names.length === 0) return;
	const words = uncommittedWords(from, names);
	if (to !== 'production' || context.options.uncommitted) return context.line(`  note: ${words}`);
	throw new Failure(
		`Nothing was promoted: ${words}. Commit them and publish them to ${from} again, which takes the note away; or promote with --uncommitted, which the journal notes.`,
		{ why: 'uncommitted' },
	);
}
