import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inputsOf } from '../../../deploy/local/build.mjs';
import { checkout } from './checkout.mjs';
import { buildIndex, PACKAGES } from './folders.mjs';

const run = promisify(execFile);
const WEBPACK = path.join(import.meta.dirname, 'webpack-run.mjs');

/** @param {string} root @param {string} name */
const stampOf = (root, name) => path.join(root, `.built-${name}`);
/** What webpack said of a commit that cannot be built: trying again would not help. @param {string} root */
const failureOf = (root) => path.join(root, '.not-built');

/** Takes over what another commit built from the very same inputs. @param {string} root @param {string} name @param {string} inputs */
async function reuse(root, name, inputs) {
	const kept = await readFile(buildIndex(name, inputs), 'utf8').catch(() => '');
	if (!kept || !existsSync(kept)) return false;
	await cp(kept, path.join(root, name, 'dist'), { recursive: true });
	return true;
}

/** @type {Map<string, Promise<string>>} */
const underWay = new Map();

/**
 * A commit's packages, built; each once, and once for all commits in which it reads the same.
 * @param {string} commit
 * @param {readonly string[]} [names]
 * @returns {Promise<string>} the checkout
 */
export function built(commit, names = PACKAGES) {
	const before = underWay.get(commit) ?? Promise.resolve();
	const build = before.catch(() => undefined).then(() => buildAll(commit, names));
	underWay.set(commit, build);
	return build;
}

/** @param {string} commit @param {readonly string[]} names */
async function buildAll(commit, names) {
	const root = await checkout(commit);
	/** @type {string[]} */
	const missing = [];
	for (const name of names.filter((each) => !existsSync(stampOf(root, each)))) {
		if (await reuse(root, name, inputsOf(root, name))) await writeFile(stampOf(root, name), '');
		else missing.push(name);
	}
	if (missing.length === 0) return root;
	const failure = await readFile(failureOf(root), 'utf8').catch(() => undefined);
	if (failure !== undefined) throw new Error(failure);
	await run(process.execPath, [WEBPACK, root, ...missing], { maxBuffer: 64 * 2 ** 20 }).catch(
		async (error) => {
			await writeFile(failureOf(root), error.message);
			throw error;
		},
	);
	for (const name of missing) {
		const index = buildIndex(name, inputsOf(root, name));
		await mkdir(path.dirname(index), { recursive: true });
		await writeFile(index, path.join(root, name, 'dist'));
		await writeFile(stampOf(root, name), '');
	}
	return root;
}
