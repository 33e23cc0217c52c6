import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PRINT = path.join(import.meta.dirname, 'contract-print.mjs');

const read = new Map();

async function print(root) {
	const { stdout } = await run(process.execPath, [PRINT, root], { maxBuffer: 64 * 2 ** 20 });
	return JSON.parse(stdout);
}

/**
 * Calls of a checkout's contract, read once.
 * @typedef {Record<string, { output: object, input: object }>} Calls by `GET /api/…`
 * @param {string} root
 * @returns {Promise<Calls>}
 */
export function callsOf(root) {
	if (!read.has(root)) read.set(root, print(root));
	return read.get(root);
}
