/**
 * Prints the calls of a checkout's contract as JSON: `{ 'GET /api/…': { output } }`, schemas as
 * TypeBox writes them. They are read by running the contract, not by its types.
 * Run: node contract-print.mjs <checkout>
 */
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

register('../../support/typescript-hooks.mjs', import.meta.url);

/** @typedef {{ method: string, path: string, output: unknown, input: unknown }} Call */

/** @param {unknown} value @returns {value is Call} */
const isCall = (value) =>
	typeof value === 'object' &&
	value !== null &&
	'method' in value &&
	'path' in value &&
	'output' in value;

/** @param {unknown} value @returns {Generator<Call>} */
function* callsIn(value, depth = 0) {
	if (isCall(value)) yield value;
	else if (value && typeof value === 'object' && depth < 3) {
		for (const inner of Object.values(value)) yield* callsIn(inner, depth + 1);
	}
}

const folder = path.join(process.argv[2] ?? '', 'shared/src/contract');
/** @type {Record<string, object>} */
const calls = {};
for (const file of readdirSync(folder).filter((each) => /^[\w.-]+(?<!\.test)\.ts$/.test(each))) {
	const module = await import(pathToFileURL(path.join(folder, file)).href);
	for (const { method, path: address, output, input } of callsIn({ ...module })) {
		calls[`${method} ${address}`] = { output, input };
	}
}
process.stdout.write(JSON.stringify(calls));
