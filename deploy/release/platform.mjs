import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';

const TIMEOUT_MS = 6_000;
/** Where a deployed host and an API tell what they offer, and where their builds do. */
const FILES = {
	host: { list: '/host.json', shapes: '/host-shapes.json', option: '--url' },
	api: { list: '/api/offers', shapes: '/api/offers/shapes', option: '--api' },
};

/**
 * What a host and its API offer: those deployed at `origin`, or those built here.
 * @param {string} [origin] of the host
 * @param {string} [apiOrigin] of its API, where that is another one
 * @returns {Promise<import('./fit.mjs').Platform>}
 * @throws {Failure} when there are none
 */
export async function readPlatform(origin, apiOrigin = origin) {
	const [host, api] = await Promise.all([
		origin ? deployed(origin, 'host') : built('host'),
		apiOrigin ? deployed(apiOrigin, 'api') : built('api'),
	]);
	return { host, api };
}

/** The same; undefined where no host is named and none was built here. */
export async function platformKnown(origin, apiOrigin) {
	if (origin) return readPlatform(origin, apiOrigin);
	return readPlatform().catch(() => undefined);
}

async function built(name) {
	const read = async (file) => {
		const place = path.join(ROOT, name, 'dist', file);
		const text = await readFile(place, 'utf8').catch(() => {
			throw new Failure(
				`${place} is missing: name a deployed ${name} with --url, or build this one with npm start.`,
			);
		});
		return JSON.parse(text);
	};
	return { ...(await read(`${name}.json`)), shapes: await read(`${name}-shapes.json`) };
}

async function deployed(origin, name) {
	const { list, shapes, option } = FILES[name];
	const [offer, types] = await Promise.all([
		fetched(origin, list, option),
		fetched(origin, shapes, option),
	]);
	return { ...offer, shapes: types };
}

async function fetched(origin, file, option) {
	const url = new URL(file, origin);
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		if (!answer.ok) throw new Error(`it answered ${answer.status}`);
		return await answer.json();
	} catch (error) {
		throw new Failure(
			`${url} does not tell what is offered there (${error.cause?.code ?? error.message}): check ${option}.`,
		);
	}
}
