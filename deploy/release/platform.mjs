import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';

const TIMEOUT_MS = 6_000;

/**
 * Facts of a host and its API: those deployed at `origin`, or those built here.
 * @param {string} [origin]
 * @returns {Promise<import('./plan.mjs').Platform>}
 * @throws {Failure} when there are none
 */
export async function readPlatform(origin) {
	const facts = await (origin ? deployed(origin) : built());
	return { host: { contract: facts.contract, shared: facts.shared }, api: facts.api ?? {} };
}

async function built() {
	const file = path.join(ROOT, 'host', 'dist', 'host.json');
	const text = await readFile(file, 'utf8').catch(() => {
		throw new Failure(
			`${file} is missing: name a deployed host with --url, or build this one with npm start.`,
		);
	});
	return JSON.parse(text);
}

async function deployed(origin) {
	const url = new URL('/host.json', origin);
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		if (!answer.ok) throw new Error(`it answered ${answer.status}`);
		return await answer.json();
	} catch (error) {
		throw new Failure(
			`${url} does not tell what the host provides (${error.cause?.code ?? error.message}): check --url.`,
		);
	}
}
