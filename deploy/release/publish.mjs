import path from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { withBuilds } from './changes.mjs';
import { change, changeOf, readChannel } from './channel.mjs';
import { titleOf } from './fit.mjs';
import { withHost } from './kept-hosts.mjs';
import { probe } from './probe.mjs';
import { allKillsElsewhere, refuseCollisions, refuseKilled, refuseTakeover } from './refusals.mjs';
import { storeBuild } from './store.mjs';
import { storeAt } from './stores/store-at.mjs';
import { uncommittedIn } from './uncommitted.mjs';

/** @import { RegistryEntry } from '../../shared/src/federation/manifest.ts' */
/** @import { StoredBuild } from './store.mjs' */
/** @import { By, ChannelState } from './types.ts' */

/**
 * Stores builds and gives them their places in a channel, all in one revision.
 * @param {import('./channel.mjs').Signing} target
 * @param {string[]} folders of the builds, each with a `remote.json`
 * @param {{ before?: ChannelState, url?: string | undefined, by?: By, mayTakeOver?: boolean | undefined,
 *   permits?: { anyway?: boolean, takeover?: boolean }, reason?: string | undefined,
 *   committed?: string[], uncommitted?: string[],
 *   leave?: (registry: ChannelState, stored: StoredBuild) => boolean | Promise<boolean>,
 *   guard?: (registry: ChannelState, builds: Record<string, RegistryEntry>) => Promise<void>,
 *   host?: string | undefined, log?: (line: string) => void }} [options]
 *   `before`: the registry that the caller began with; `url`: a server of the store, to probe every
 *   file at; `by`: who releases, where it is no person; `mayTakeOver`: a build may take the place of another
 *   package's remote; `permits`: what the person let pass, and `reason`: why, for the journal; `committed`, `uncommitted`:
 *   remotes whose sources a commit has, and no commit; `leave`: whether a build's remote stays as it is; `guard`: throws where builds must not
 *   go into the channel; `host`: build of the host that is live with them
 * @returns {Promise<{ revision: number, builds: StoredBuild[], changed: string[], again: string[] }>} `changed`: names of
 *   the remotes that are new; `again`: those that were there, and are committed since
 */
export async function publishBuilds(
	target,
	folders,
	{
		before,
		url,
		by,
		mayTakeOver = false,
		permits = {},
		reason,
		committed = [],
		uncommitted = [],
		leave = () => false,
		guard = async () => {},
		host,
		log = () => {},
	} = {},
) {
	const first = before ?? (await readChannel(target));
	/** @type {StoredBuild[]} */
	const builds = [];
	for (const folder of folders) {
		const { storeDir, key } = target;
		const stored = await storeAt(storeDir).withRoom(() => storeBuild(storeDir, folder, key));
		builds.push(stored);
		const why = stored.change ? ` (${stored.change})` : '';
		log(`${titleOf(stored)} ${stored.isNew ? 'is stored' : 'was stored before'}${why}`);
		const { name } = stored.manifest;
		if (url) log(`${await probe(url, stored)} files of ${name} come from ${url}`);
	}
	/** @type {string[]} */
	let changed = [];
	/** @type {string[]} */
	let again = [];
	const { revision } = await change(target, first, async (registry) => {
		/** @type {StoredBuild[]} */
		const wanted = [];
		for (const stored of builds) if (!(await leave(registry, stored))) wanted.push(stored);
		const kills = await allKillsElsewhere(
			target,
			wanted.map(({ manifest }) => manifest.name),
		);
		const after = withBuilds(registry, wanted, kills);
		changed = after.changed;
		const there = committed.filter((name) => registry.remotes[name] && !changed.includes(name));
		again = await uncommittedIn(target, pick(registry.remotes, there));
		const isHostNew = host !== undefined && host !== registry.host;
		if (changed.length === 0 && again.length === 0 && !isHostNew) return undefined;
		const { remotes } = after;
		await refuseKilled(registry, target, wanted, changed);
		refuseCollisions(registry, remotes);
		if (!mayTakeOver) refuseTakeover(registry, remotes);
		await guard(registry, pick(remotes, changed));
		const done = changeOf('publish', [...changed, ...again], remotes, reason);
		const noted = uncommitted.filter((name) => changed.includes(name));
		return {
			remotes,
			again,
			host,
			change: {
				...(isHostNew ? withHost(done, host) : done),
				...(by && { by }),
				...permits,
				...(noted.length > 0 && { uncommitted: noted }),
			},
		};
	});
	return { revision, builds, changed, again };
}

/** @template T @param {Readonly<Record<string, T>>} all @param {string[]} names */
const pick = (all, names) =>
	Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** Folder of the output of a remote of this repository. @param {string} name */
export const distOf = (name) => path.join(ROOT, name, 'dist');
