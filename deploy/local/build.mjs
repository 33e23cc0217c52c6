import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint, outline } from './fingerprint.mjs';
import { builtPackages } from './paths.mjs';
import { runTool } from './processes.mjs';

/** @import { Steps } from './progress.mjs' */

/** Builds at one time: each takes a core and some 700 MB. */
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
export function outdated(root, names = builtPackages(root)) {
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
 * @param {{ build?: typeof bundle, names?: string[] }} [options] `names`: look at these only
 * @returns {Promise<string[]>} the packages built
 */
export async function buildOutdated(root, progress, { build = bundle, names: among } = {}) {
	const names = outdated(root, among);
	const waiting = [...names];
	const worker = async () => {
		for (let name = waiting.shift(); name; name = waiting.shift()) {
			const current = name;
			await progress.step(`Building ${current}`, () => buildOne(root, current, build));
		}
	};
	const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
	const failed = results.find((result) => result.status === 'rejected');
	if (failed) throw failed.reason;
	return names;
}

/** @param {string} root @param {string} name @param {typeof bundle} build */
async function buildOne(root, name, build) {
	const inputs = inputsOf(root, name);
	rmSync(stampFile(root, name), { force: true });
	await build(root, name);
	mkdirSync(path.dirname(stampFile(root, name)), { recursive: true });
	// Of the sources as they were at the beginning: an edit during the build means another build.
	writeFileSync(stampFile(root, name), stampOf(root, name, inputs));
}

/** @param {string} root @param {string} name @returns {Promise<void>} */
async function bundle(root, name) {
	const cwd = path.join(root, name);
	const cli = path.join(cwd, 'node_modules', 'webpack-cli');
	const { bin } = JSON.parse(readFileSync(path.join(cli, 'package.json'), 'utf8'));
	const entry = path.join(cli, typeof bin === 'string' ? bin : bin['webpack-cli']);
	const env = { ...process.env, NODE_ENV: 'production' };
	const { code, output } = await runTool(process.execPath, [entry, '--mode', 'production'], {
		cwd,
		env,
	});
	if (code !== 0) throw new Failure(`${name} could not be built; webpack said:`, { output });
}
