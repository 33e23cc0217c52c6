import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../../deploy/local/processes.mjs';

/**
 * Runs the command-line program of an installed package with this Node: no shell, no PATH.
 * @param {string} folder of the package that depends on it
 * @param {string} dependency e.g. `typescript`
 * @param {string} bin its command, e.g. `tsc`
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, node?: string[] }} [options] `node`: options of Node itself
 */
export function tool(
	folder,
	dependency,
	bin,
	args,
	{ env = process.env, cwd = folder, node = [] } = {},
) {
	const home = path.join(folder, 'node_modules', dependency);
	const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
	const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
	return runTool(process.execPath, [...node, path.join(home, file), ...args], { cwd, env });
}

/** Outcome of a tool that says all with its exit code. @param {{ code: number, output: string }} result */
export const asOutcome = ({ code, output }) => ({ ok: code === 0, output });

/**
 * Runs `work` for every item, at most `atOnce` at a time, and answers in the order of the items.
 * @template T, R
 * @param {T[]} items
 * @param {number} atOnce
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function inParallel(items, atOnce, work) {
	/** @type {R[]} */
	const results = [];
	const waiting = items.entries();
	const worker = async () => {
		for (const [index, item] of waiting) results[index] = await work(item);
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return results;
}
