import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, Failure } from '../local/failure.mjs';
import { ROOT } from '../local/paths.mjs';
import { storeAt } from './stores/store-at.mjs';

/** @import { ApiSide, HostSide, Platform } from './types.ts' */

const TIMEOUT_MS = 6_000;
/** Where a deployed host and an API tell what they offer, and where their builds do. */
const FILES = {
	host: { list: '/host.json', shapes: '/host-shapes.json', option: '--url' },
	api: { list: '/api/offers', shapes: '/api/offers/shapes', option: '--api' },
};

/**
 * What a channel runs on as it was last seen; not below `registry/`, which every page loads.
 * @param {string} channel
 */
const platformOn = (channel) => `.release/${channel}.platform.json`;

/**
 * What a host and its API offer, and where that is known from.
 * @typedef {{ platform: Platform, from: string }} Known
 * @typedef {{ storeDir: string, channel: string }} Place of what is noted
 */

/**
 * What those deployed at `origin` offer.
 * @param {string} origin of the host
 * @param {string} [apiOrigin] of its API, where that is another one
 * @returns {Promise<Platform>}
 * @throws {Failure} when they do not tell
 */
export async function deployedPlatform(origin, apiOrigin = origin) {
	/** @type {[HostSide, ApiSide]} */
	const [host, api] = await Promise.all([deployed(origin, 'host'), deployed(apiOrigin, 'api')]);
	return { host, api };
}

/** The same of an API alone. @param {string} origin @returns {Promise<ApiSide>} */
export const deployedApi = (origin) => deployed(origin, 'api');

/** What host and API of this copy of the project offer. @returns {Promise<Platform>} @throws {Failure} when they are not built */
export async function builtPlatform() {
	const [host, api] = await Promise.all([built('host'), built('api')]);
	return { host, api };
}

/**
 * Keeps what a channel runs on, for releases without a server at hand.
 * @param {Place} channel
 * @param {Known} known
 */
export async function notePlatform({ storeDir, channel }, { platform, from }) {
	const noted = { at: new Date().toISOString(), from, ...platform };
	await storeAt(storeDir).put(platformOn(channel), JSON.stringify(noted));
}

/** The server that a channel was last compared with; undefined: nobody named one. @param {Place} channel */
export async function lastPlatformUrl(channel) {
	const { from } = (await notedPlatform(channel)) ?? {};
	return /^https?:\/\/[^\s,]+/.exec(from ?? '')?.[0];
}

/** @param {Place} channel @returns {Promise<Known | undefined>} */
async function notedPlatform({ storeDir, channel }) {
	const text = await storeAt(storeDir).read(platformOn(channel));
	if (text === undefined) return undefined;
	const { at, from, host, api } = JSON.parse(String(text));
	return { platform: { host, api }, from: `${from}, as it was noted ${at}` };
}

/**
 * What a channel runs on: those at the addresses given; else those that were noted for it; else
 * those built here.
 * @param {Place} channel
 * @param {{ url?: string | undefined, api?: string | undefined }} addresses of host and API
 * @param {() => Promise<Known | undefined>} [whatIsHere]
 * @returns {Promise<Known>}
 * @throws {Failure} that says how to make it known
 */
export async function platformOf(channel, { url, api }, whatIsHere = ownPlatform) {
	if (url) return { platform: await deployedPlatform(url, api), from: url };
	const known = (await notedPlatform(channel)) ?? (await whatIsHere());
	if (!known) throw unknownPlatform(channel);
	if (!api) return known;
	const platform = { ...known.platform, api: await deployedApi(api) };
	return { platform, from: `${known.from}, API of ${api}` };
}

const ownPlatform = () =>
	builtPlatform().then(
		(platform) => ({ platform, from: 'what is built here' }),
		() => undefined,
	);

/** @param {Place} channel */
const unknownPlatform = ({ channel }) =>
	new Failure(
		`It is not known what host and API ${channel} runs on: name them with --url https://…, or note them once with \`pnpm release platform --channel ${channel} --url https://…\`.`,
	);

/** @param {'host' | 'api'} name */
async function built(name) {
	/** @param {string} file */
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

/** @param {string} origin @param {'host' | 'api'} name */
async function deployed(origin, name) {
	const { list, shapes, option } = FILES[name];
	const [offer, types] = await Promise.all([
		fetched(origin, list, option),
		fetched(origin, shapes, option),
	]);
	return { ...offer, shapes: types };
}

/** @param {string} origin @param {string} file @param {string} option */
async function fetched(origin, file, option) {
	const url = new URL(file, origin);
	try {
		const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
		if (!answer.ok) throw new Error(`it answered ${answer.status}`);
		return await answer.json();
	} catch (error) {
		throw new Failure(
			`${url} does not tell what is offered there (${codeOf(error)}): check ${option}.`,
		);
	}
}
