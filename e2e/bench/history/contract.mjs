import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PRINT = path.join(import.meta.dirname, 'contract-print.mjs');

/** @type {Map<string, Promise<Calls>>} */
const read = new Map();

/** @param {string} root @returns {Promise<Calls>} */
async function print(root) {
	const { stdout } = await run(process.execPath, [PRINT, root], { maxBuffer: 64 * 2 ** 20 });
	return JSON.parse(stdout);
}

/**
 * Calls of a checkout's contract, read once.
 * @typedef {{ type?: string, const?: unknown, anyOf?: Schema[], items?: Schema, properties?: Record<string, Schema>,
 *   required?: string[] }} Schema as TypeBox writes it
 * @typedef {Record<string, { output: Schema, input: Schema }>} Calls by `GET /api/…`
 * @param {string} root
 * @returns {Promise<Calls>}
 */
export function callsOf(root) {
	const calls = read.get(root) ?? print(root);
	read.set(root, calls);
	return calls;
}
