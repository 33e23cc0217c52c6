import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builder } from './builder.mjs';
import { fingerprint, outline } from './fingerprint.mjs';
import { builtPackages } from './paths.mjs';

/**
 * @import { Steps } from './progress.mjs'
 * @typedef {{ build: (root: string, name: string) => Promise<void>, end: () => void }} Builds
 */

/** Builders at one time: each takes a core and up to a GB. */
const AT_ONCE = 2;
/** The API takes the contract and the release tool, so a change of a component does not rebuild it. */
const SHARED = {
	api: [
		'shared/src/contract',
		'shared/config',
		'shared/package.json',
		'deploy/release',
		'deploy/local/failure.mjs',
		'deploy/local/paths.mjs',
	],
	browser: ['shared/src', 'shared/lang', 'shared/config', 'shared/package.json'],
};

/** Hash of everything that the build of one package reads. @param {string} root @param {string} name */
export function inputsOf(root, name) {
	const shared = name === 'api' ? SHARED.api : SHARED.browser;
	return fingerprint(root, [name, ...shared, 'pnpm-lock.yaml']);
}

/** @param {string} root @param {string} name */
const stampFile = (root, name) => path.join(root, '.cache', 'build', name);
/** @param {string} root @param {string} name @param {string} inputs */
const stampOf = (root, name, inputs) => `${inputs} ${outline(path.join(root, name, 'dist'))}\n`;

/**
 * Names of the packages whose sources changed since their last build, or whose output is gone.
 * @param {string} root
 * @param {string[]} names
 */
function outdated(root, names = builtPackages(root)) {
	return names.filter((name) => {
		try {
			const stamp = readFileSync(stampFile(root, name), 'utf8');
			return stamp !== stampOf(root, name, inputsOf(root, name));
		} catch {
			return true;
		}
	});
}

/**
 * Builds what is outdated.
 * @param {string} root
 * @param {Steps} progress
 * @param {{ start?: () => Builds, names?: string[] }} [options] `names`: look at these only
 * @returns {Promise<string[]>} the packages built
 */
export async function buildOutdated(
	root,
	progress,
	{ start = () => new Builder(), names: among } = {},
) {
	const names = outdated(root, among);
	const waiting = [...names];
	const worker = async () => {
		const builder = start();
		try {
			for (let name = waiting.shift(); name; name = waiting.shift()) {
				const current = name;
				await progress.step(`Building ${current}`, () => buildOne(root, current, builder));
			}
		} catch (error) {
			// Nothing starts with it, so the reason is not kept back for minutes: no other build begins.
			waiting.length = 0;
			throw error;
		} finally {
			builder.end();
		}
	};
	const length = Math.min(AT_ONCE, names.length);
	const results = await Promise.allSettled(Array.from({ length }, worker));
	const failed = results.find((result) => result.status === 'rejected');
	if (failed) throw failed.reason;
	return names;
}

/** @param {string} root @param {string} name @param {Builds} builder */
async function buildOne(root, name, builder) {
	const inputs = inputsOf(root, name);
	rmSync(stampFile(root, name), { force: true });
	await builder.build(root, name);
	mkdirSync(path.dirname(stampFile(root, name)), { recursive: true });
	// Of the sources as they were at the beginning: an edit during the build means another build.
	writeFileSync(stampFile(root, name), stampOf(root, name, inputs));
}
