import { built } from './build.mjs';
import { changedRemotes } from './code.mjs';
import { callsOf } from './contract.mjs';
import { missingFields } from './fields.mjs';
import { REMOTES } from './folders.mjs';
import { startFront } from './front.mjs';
import { judge, nameOf, problemsOf } from './judge.mjs';
import { walk } from './walk.mjs';

const PLATFORM = ['host', 'api'];

/** @import { Pair } from './pairs.mjs' */
/** @import { Mix, Visited, Wanted } from './walk.mjs' */
/** @typedef {{ browser: import('@playwright/test').Browser, pool: import('./pool.mjs').ApiPool }} Tools */
/**
 * @typedef {Pair & { pages: number, seconds: number, fields: number, problems: import('./judge.mjs').Problem[] }} Replayed
 *   `fields`: watched for
 */

/** @param {Tools} tools @param {Pair} pair @param {Omit<Mix, 'url' | 'remotesRoot'>} options */
async function walkMix({ browser, pool }, { host, remotes }, options) {
	const hostRoot = await built(host, PLATFORM);
	const remotesRoot = await built(remotes, REMOTES);
	return pool.using(host, async (apiUrl) => {
		const front = await startFront({ hostRoot, apiUrl, remotesRoot });
		try {
			return await walk(browser, { url: front.url, remotesRoot, ...options });
		} finally {
			await front.stop();
		}
	});
}

/** @param {Visited[]} pages @returns {Wanted} */
const oneOf =
	(pages) =>
	({ remote, id }) =>
		pages.some((page) => page.remote === remote && page.id === id);
/** @param {Visited} page @returns {(problem: import('./judge.mjs').Problem) => boolean} */
const isOn = (page) => (problem) => problem.remote === page.remote && problem.page === nameOf(page);

/** What is left of the pages with a problem, once they were opened elsewhere and again. @param {Tools} tools @param {Pair} pair @param {Visited[]} pages */
async function judged(tools, pair, pages) {
	const suspects = pages.filter((page) => problemsOf(page).length > 0);
	if (suspects.length === 0) return [];
	const own = { host: pair.remotes, remotes: pair.remotes };
	const control = await walkMix(tools, own, { isWanted: oneOf(suspects) });
	const problems = judge(pages, { control });
	const doubtful = pages.filter((page) => problems.some(isOn(page)));
	if (doubtful.length === 0) return [];
	const again = await walkMix(tools, pair, { isWanted: oneOf(doubtful) });
	return judge(pages, { control, again });
}

/**
 * What a browser sees of the remotes of one commit on the host and the API of another. Pages that
 * look broken are opened once more, and once on the remotes' own host and API.
 * @param {Tools} tools
 * @param {Pair} pair
 * @param {Wanted} [isWanted] the pages to look at
 * @returns {Promise<Replayed>}
 */
export async function replay(tools, pair, isWanted) {
	const begun = Date.now();
	const offered = await callsOf(await built(pair.host, PLATFORM));
	const fields = missingFields(await callsOf(await built(pair.remotes, REMOTES)), offered);
	const pages = await walkMix(tools, pair, { fields, isWanted });
	const problems = await judged(tools, pair, pages);
	const seconds = Math.round((Date.now() - begun) / 1000);
	return { ...pair, pages: pages.length, fields: fields.length, problems, seconds };
}

/**
 * As `replay`, without the remotes whose code is that of the host's own commit: they run where they
 * were made for.
 * @param {Tools} tools @param {Pair} pair
 * @returns {Promise<Replayed & { changed: string[] }>}
 */
export async function replayChanged(tools, pair) {
	const changed = await changedRemotes(await built(pair.host), await built(pair.remotes));
	/** @type {Wanted} */
	const isWanted = ({ remote }) => changed.includes(remote);
	return { ...(await replay(tools, pair, isWanted)), changed };
}
