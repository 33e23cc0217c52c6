import { readHistory } from './channel.mjs';
import { CHANNELS } from './channels.mjs';
import { storeAt } from './stores/store-at.mjs';

/** @import { Told } from './types.ts' */

const DAY_MS = 24 * 60 * 60_000;

/** Addresses of every build that a registry refers to. @param {Told} revision */
const namedIn = ({ remotes }) =>
	Object.values(remotes).flatMap((entry) =>
		[entry, entry.canary, entry.lastKnownGood, ...entry.earlier].flatMap((ref) => ref?.url ?? []),
	);

/**
 * Until when each build was named by a channel; Infinity for what one names now.
 * @param {string} storeDir
 * @returns {Promise<Map<string, number>>} address → ms since 1970
 */
async function namedUntil(storeDir) {
	/** @type {Map<string, number>} */
	const until = new Map();
	for (const channel of CHANNELS) {
		const revisions = await readHistory({ storeDir, channel });
		for (const [index, registry] of revisions.entries()) {
			const next = revisions[index + 1];
			const end = next ? Date.parse(next.signedAt) : Number.POSITIVE_INFINITY;
			for (const url of namedIn(registry)) until.set(url, Math.max(until.get(url) ?? 0, end));
		}
	}
	return until;
}

/**
 * Builds of the store that no channel names and that nobody can be using: named by one, or stored,
 * longer ago than the days given.
 * @param {{ storeDir: string, days: number }} options
 * @returns {Promise<(import('./stores/store-at.mjs').StoredFolder & { storeDir: string })[]>}
 */
export async function retirable({ storeDir, days }) {
	const before = Date.now() - days * DAY_MS;
	const until = await namedUntil(storeDir);
	const builds = await storeAt(storeDir).builds();
	// Publishing a build again touches its folder, so it counts as new.
	return builds
		.filter(({ folder, modified }) => Math.max(until.get(`/${folder}/`) ?? 0, modified) < before)
		.map((build) => ({ ...build, storeDir }));
}

/**
 * Takes a build out of its store, whole; back again when somebody published it at this moment.
 * @param {import('./stores/store-at.mjs').StoredFolder & { storeDir: string }} build
 * @returns {Promise<boolean>} whether it is gone
 */
export const retireBuild = ({ storeDir, ...build }) => storeAt(storeDir).removeBuild(build);
