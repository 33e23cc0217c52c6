import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';

const TIMEOUT_MS = 6_000;

/**
 * Facts of a host and its API: those deployed at `origin`, or those built here.
 * @param {string} [origin] of the host
 * @param {string} [apiOrigin] of its API, where that is another one
 * @returns {Promise<import('./plan.mjs').Platform>}
 * @throws {Failure} when there are none
 */
export async function readPlatform(origin, apiOrigin = origin) {
	const [{ contract, shared }, { features }] = await Promise.all([
		origin ? deployed(origin, '/host.json', '--url') : built('host', 'host.json'),
		apiOrigin ? deployed(apiOrigin, '/api/features', '--api') : built('api', 'api.json'),
	]);
	return { host: { contract, shared }, api: features };
}

async function built(name, facts) {
	const file = path.join(ROOT, name, 'dist', facts);
	const text = await readFile(file, 'utf8').catch(() => {
		throw new Failure(
			`${file} is missing: name a deployed ${name} with --url, or build this one with npm start.`,
		);
	});
	return JSON.parse(text);
}

async function deployed(origin, file, option) {
	const url = new URL(file, origin);
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		if (!answer.ok) throw new Error(`it answered ${answer.status}`);
		return await answer.json();
	} catch (error) {
		throw new Failure(
			`${url} does not tell what is provided there (${error.cause?.code ?? error.message}): check ${option}.`,
		);
	}
}
