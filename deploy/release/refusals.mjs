import { Failure } from '../local/failure.mjs';
import { isKilledIn, killedIn } from './changes.mjs';
import { readChannel } from './channel.mjs';
import { CHANNELS } from './channels.mjs';
import { newCollisions, takeovers } from './collisions.mjs';
import { brokenLinks } from './links.mjs';
import { nameOf } from './store.mjs';

/** @import { RegistryEntry } from '../../shared/src/federation/manifest.ts' */
/** @import { Trust } from '../../shared/src/federation/trust.ts' */
/** @import { ChannelState, Placed } from './types.ts' */

/**
 * @param {Pick<ChannelState, 'channel' | 'remotes'>} before a registry @param {Readonly<Record<string, RegistryEntry>>} remotes after a change
 * @throws {Failure} that names both sides of each collision which the change would bring
 */
export function refuseCollisions({ channel, remotes: before }, remotes) {
	const lines = newCollisions(before, remotes);
	if (lines.length === 0) return;
	throw new Failure(
		`${channel} was left as it is, because two remotes would want the same; give one of them another:`,
		{ output: lines.join('\n'), why: 'collision' },
	);
}

/**
 * @param {Pick<ChannelState, 'remotes'>} registry
 * @param {string} name
 * @throws {Failure} while others link to screens of a remote that is to be taken out
 */
export function refuseLinks({ remotes }, name) {
	const all = Object.fromEntries(
		Object.entries(remotes).map(([each, { manifest }]) => [each, manifest]),
	);
	const { [name]: _gone, ...staying } = all;
	const links = brokenLinks(all, staying);
	if (links.length === 0) return;
	throw new Failure(`Nothing was changed, because others link to screens of ${name}:`, {
		output: links.map(({ remote, problem }) => `${remote} ${problem}`).join('\n'),
		why: 'linked',
	});
}

/**
 * @param {Pick<ChannelState, 'channel' | 'remotes'>} before
 * @param {Readonly<Record<string, RegistryEntry>>} remotes
 * @throws {Failure} when a build would take the place of another team's remote
 */
export function refuseTakeover({ channel, remotes: before }, remotes) {
	const lines = takeovers(before, remotes);
	if (lines.length === 0) return;
	throw new Failure(
		`${channel} was left as it is, because a remote of another package has this name: give yours another name, or say --takeover if it moved:`,
		{ output: lines.join('\n') },
	);
}

/**
 * What the other channels forbid of a remote. Of one that cannot be read nothing is known; it must not stop the others.
 * @param {{ storeDir: string, channel: string, trust: Trust }} target
 * @param {string} name
 */
export async function killsElsewhere({ storeDir, channel, trust }, name) {
	const others = CHANNELS.filter((each) => each !== channel);
	const kills = await Promise.all(
		others.map(async (each) => {
			const registry = await readChannel({ storeDir, channel: each, trust }).catch(() => undefined);
			return registry ? killedIn(registry, name) : [];
		}),
	);
	return kills.flat();
}

/**
 * The same of several remotes, by name.
 * @param {{ storeDir: string, channel: string, trust: Trust }} target
 * @param {string[]} names
 */
export async function allKillsElsewhere(target, names) {
	const kills = names.map(
		async (name) => /** @type {const} */ ([name, await killsElsewhere(target, name)]),
	);
	return Object.fromEntries(await Promise.all(kills));
}

/**
 * The channels in which a build was killed: it does harm wherever it runs.
 * @param {{ storeDir: string, trust: Trust }} target
 * @param {Placed} stored
 * @param {ChannelState} [before] a channel that is about to be changed, as it was read for that: what is killed there since then
 *   overtakes the change, which is told as such
 */
export async function killedWhere({ storeDir, trust }, stored, before) {
	/** @type {string[]} */
	const found = [];
	for (const channel of CHANNELS) {
		// Of a channel that cannot be read nothing is known; it must not stop the others.
		const registry =
			before?.channel === channel
				? before
				: await readChannel({ storeDir, channel, trust }).catch(() => undefined);
		if (registry && isKilledIn(registry, stored)) found.push(channel);
	}
	return found;
}

/**
 * @param {ChannelState} before the channel as it is about to be changed
 * @param {{ storeDir: string, trust: Trust }} target
 * @param {Placed[]} builds
 * @param {string[]} names of the remotes that change
 * @throws {Failure} for a build that any channel forbids
 */
export async function refuseKilled(before, target, builds, names) {
	for (const stored of builds.filter(({ manifest }) => names.includes(manifest.name))) {
		const channels = await killedWhere(target, stored, before);
		if (channels.length === 0) continue;
		throw new Failure(
			`${stored.manifest.name} ${nameOf(stored.ref)} was killed in ${channels.join(' and ')} and never runs again: publish another build.`,
			{ why: 'killed' },
		);
	}
}
