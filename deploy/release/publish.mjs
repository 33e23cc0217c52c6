import path from 'node:path';
import { ROOT } from '../local/paths.mjs';
import { isKilledIn, withBuilds } from './changes.mjs';
import { changeOf, commit, readChannel } from './channel.mjs';
import { titleOf } from './fit.mjs';
import { probe } from './probe.mjs';
import { refuseCollisions, refuseTakeover } from './refusals.mjs';
import { storeBuild } from './store.mjs';

/**
 * Stores builds and gives them their places in a channel, all in one revision.
 * @param {import('./channel.mjs').Channel} target
 * @param {string[]} folders of the builds, each with a `remote.json`
 * @param {{ before?: object, url?: string, leaveKilled?: boolean, mayTakeOver?: boolean,
 *   guard?: (registry: object, builds: object) => Promise<void>, log?: (line: string) => void }} [options]
 *   `before`: the registry that the caller began with; `url`: a server of the store, to probe every
 *   file at; `leaveKilled`: leave a remote whose build was killed as it is, in place of a failure;
 *   `mayTakeOver`: a build may take the place of another package's remote; `guard`: throws where builds
 *   must not go into the channel
 * @returns {Promise<{ revision: number, builds: object[], changed: string[], killed: string[] }>}
 *   names of the remotes that are new, and of those left as they are
 */
export async function publishBuilds(
	target,
	folders,
	{
		before,
		url,
		leaveKilled = false,
		mayTakeOver = false,
		guard = async () => {},
		log = () => {},
	} = {},
) {
	const registry = before ?? (await readChannel(target));
	const builds = [];
	for (const folder of folders) {
		const stored = await storeBuild(target.storeDir, folder);
		builds.push(stored);
		const why = stored.change ? ` (${stored.change})` : '';
		log(`${titleOf(stored)} ${stored.isNew ? 'is stored' : 'was stored before'}${why}`);
		const { name } = stored.manifest;
		if (url) log(`${await probe(url, stored)} files of ${name} come from ${url}`);
	}
	const left = leaveKilled ? builds.filter((stored) => isKilledIn(registry, stored)) : [];
	const killed = left.map(({ manifest }) => manifest.name);
	const { remotes, changed } = withBuilds(
		registry,
		builds.filter((stored) => !left.includes(stored)),
	);
	if (changed.length === 0) return { revision: registry.revision, builds, changed, killed };
	refuseCollisions(registry, remotes);
	if (!mayTakeOver) refuseTakeover(registry, remotes);
	await guard(registry, Object.fromEntries(changed.map((name) => [name, remotes[name]])));
	const change = changeOf('publish', changed, remotes);
	const { revision } = await commit(target, registry.revision, { remotes, change });
	return { revision, builds, changed, killed };
}

/** Folder of the output of a remote of this repository. */
export const distOf = (name) => path.join(ROOT, name, 'dist');
