import { change, changeOf, readChannel } from './channel.mjs';
import { readJournal } from './journal.mjs';
import { readKey, readTrust } from './keys.mjs';
import { refuseCollisions, refuseKilled } from './refusals.mjs';
import { nameOf } from './store.mjs';
import { buildsIn, takenFrom } from './taking-back.mjs';

/** What gives a new build to everybody. */
const GIVES = ['promote', 'publish'];
/** Who takes back, as the journal names it. */
export const WATCH = 'watch';

/**
 * A remote of a channel that was changed lately, as somebody who watches over it wants to know it.
 * @typedef {{ remote: string, kind: 'canary' | 'release', now: string, old: string, since: string,
 *   seen: number }} Trial
 * `now`: the new build, as people call it; `old`: the one that the others run, or all ran before; `since`: ISO
 * 8601; `seen`: revision that made the place
 * @param {{ storeDir: string, trustFile: string }} place
 * @param {string} channel
 */

const targetOf = ({ storeDir, trustFile }, channel) => ({
	...{ storeDir, channel },
	trust: readTrust(trustFile),
});

/**
 * What is new in a channel: every canary, and the builds that everybody got at once, however long ago: when, says the
 * clock of who released it.
 * @param {{ storeDir: string, trustFile: string }} place
 * @param {string} channel
 * @returns {Promise<Trial[]>}
 */
export async function trialsIn(place, channel) {
	const target = targetOf(place, channel);
	const { remotes, about } = await readChannel(target);
	const journal = await readJournal(place.storeDir, channel);
	return Object.entries(remotes).flatMap(([remote, entry]) => {
		const { canary, earlier } = entry;
		const now = nameOf(canary ?? entry);
		const { revision: seen = 0 } = about[remote] ?? {};
		if (canary) {
			const { since } = canary;
			return {
				remote,
				kind: /** @type {const} */ ('canary'),
				now,
				old: nameOf(entry),
				since,
				seen,
			};
		}
		const done = journal.find(({ revision }) => revision === seen);
		if (!done || !GIVES.includes(done.action) || !earlier[0]) return [];
		const old = nameOf(earlier[0]);
		return { remote, kind: /** @type {const} */ ('release'), now, old, since: done.at, seen };
	});
}

/**
 * Gives a remote's place again what was taken back from it; somebody else turned out to be at fault.
 * @param {import('./index.mjs').Place} place @param {string} channel @param {string} remote
 * @param {string} reason for the journal
 * @returns {Promise<boolean>} false: it is not as this watch left it, so it stays
 */
export async function putBack({ keyFile, ...place }, channel, remote, reason) {
	const target = { ...targetOf(place, channel), key: readKey(keyFile), by: WATCH };
	const before = await readChannel(target);
	const entry = takenFrom(before, remote);
	if (!entry) return false;
	await change(target, before, async (registry) => {
		const remotes = { ...registry.remotes, [remote]: entry };
		await refuseKilled(registry, target, buildsIn(entry), [remote]);
		refuseCollisions(registry, remotes);
		const shown = { ...remotes, [remote]: entry.canary ?? entry };
		return { remotes, change: changeOf('put back', [remote], shown, reason) };
	});
	return true;
}
