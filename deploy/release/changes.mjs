import { refOf } from '../../shared/config/trust/ref.mjs';
import { Failure } from '../local/failure.mjs';
import { nameOf } from './store.mjs';

/** @import { BuildRef, Kill, RegistryEntry, Removal } from '../../shared/src/federation/manifest.ts' */
/** @import { ChannelState, Placed } from './types.ts' */

/** Of the builds that a channel had, so many are told. */
const MOST_TOLD = 10;
/** Builds of a remote that a channel can go back to. */
const KEPT = 5;

/** The same files are the same build, whatever number they get when they are stored again. @param {readonly Kill[]} killed @param {Pick<BuildRef, 'build'>} ref */
const isKilled = (killed, { build }) => killed.some((each) => each.build === build);
/**
 * Builds of a remote that a channel forbids; those of one that was taken out and comes back too.
 * @param {Pick<ChannelState, 'remotes' | 'removed'>} registry
 * @param {string} name
 */
export const killedIn = ({ remotes, removed }, name) =>
	(remotes[name] ?? removed?.[name])?.killed ?? [];
/**
 * Whether a channel forbids a build.
 * @param {Pick<ChannelState, 'remotes' | 'removed'>} registry
 * @param {Placed} stored
 */
export const isKilledIn = (registry, { ref, manifest }) =>
	isKilled(killedIn(registry, manifest.name), ref);
/**
 * Orders of a channel, with those of the others that concern builds which it can go back to: nothing leads to one of these.
 * @param {readonly Kill[]} killed
 * @param {readonly Kill[]} others as `killsElsewhere` finds them
 * @param {readonly BuildRef[]} earlier
 */
const withOthers = (killed, others, earlier) => [
	...killed,
	...others.filter(
		(kill) => earlier.some((ref) => isKilled([kill], ref)) && !isKilled(killed, kill),
	),
];
/** @param {BuildRef} a @param {BuildRef} b */
export const isSame = (a, b) => a.url === b.url && a.integrity === b.integrity;

/**
 * An entry of the registry (`RegistryEntry` in shared/src/federation/manifest.ts).
 * @param {Placed} stored
 * @param {readonly BuildRef[]} earlier
 * @param {readonly Kill[]} killed
 * @returns {RegistryEntry}
 */
function entryOf({ ref, manifest }, earlier, killed) {
	const lastKnownGood = earlier.find((each) => !isKilled(killed, each)) ?? null;
	return { ...ref, manifest, lastKnownGood, earlier: earlier.slice(0, KEPT), killed };
}

/** @param {Pick<ChannelState, 'channel' | 'remotes' | 'removed'>} registry @param {string} name */
export function entryIn(registry, name) {
	const entry = registry.remotes[name];
	if (entry && Object.hasOwn(registry.remotes, name)) return entry;
	const gone = Object.hasOwn(registry.removed ?? {}, name) && registry.removed?.[name];
	if (gone) {
		throw new Failure(
			`${name} was taken out of the channel ${registry.channel} at ${gone.at} (${gone.reason}), so no page runs it any more. Only who wants it there again publishes or promotes it by its name.`,
			{ why: 'unknown_remote' },
		);
	}
	const known = Object.keys(registry.remotes).join(', ') || 'none';
	throw new Failure(
		`The channel ${registry.channel} has no remote ${name}; it has: ${known}. Publish or promote it there first.`,
		{ why: 'unknown_remote' },
	);
}

/**
 * The remotes of a registry once builds have taken their places in it.
 * @param {ChannelState} registry
 * @param {Placed[]} builds
 * @param {Readonly<Record<string, readonly Kill[]>>} [elsewhere] what other channels forbid, by remote
 * @returns {{ remotes: Record<string, RegistryEntry>, changed: string[] }} `changed`: names of the remotes that are new
 */
export function withBuilds(registry, builds, elsewhere = {}) {
	const remotes = { ...registry.remotes };
	/** @type {string[]} */
	const changed = [];
	for (const stored of builds) {
		const { name } = stored.manifest;
		const before = remotes[name];
		if (before && isSame(before, stored.ref)) continue;
		const killed = killedIn(registry, name);
		if (isKilled(killed, stored.ref)) throw killedFailure(registry, name, stored.ref);
		const earlier = before ? [refOf(before), ...before.earlier] : [];
		const others = earlier.filter((each) => !isSame(each, stored.ref));
		remotes[name] = entryOf(stored, others, withOthers(killed, elsewhere[name] ?? [], others));
		changed.push(name);
	}
	return { remotes, changed };
}

/** @param {{ channel: string }} channel @param {string} name @param {BuildRef} ref */
export const killedFailure = ({ channel }, name, ref) =>
	new Failure(
		`${name} ${nameOf(ref)} was killed in ${channel} and never runs there again: publish another build.`,
		{ why: 'killed' },
	);

/**
 * The build that a rollback of the remote leads to.
 * @param {ChannelState} registry
 * @param {string} name
 * @param {readonly Kill[]} elsewhere what other channels forbid of it
 * @throws {Failure} when there is none
 */
export function buildBefore(registry, name, elsewhere) {
	const { earlier, killed } = entryIn(registry, name);
	const target = earlier.find((each) => !isKilled([...killed, ...elsewhere], each));
	if (target) return target;
	throw new Failure(
		`${registry.channel} knows no earlier build of ${name} that was not killed: publish or promote another one.`,
		{ why: 'no_earlier' },
	);
}

/**
 * @param {ChannelState} registry
 * @param {Placed} stored the build that `buildBefore` named
 * @param {readonly Kill[]} elsewhere what other channels forbid of the remote
 * @returns {Record<string, RegistryEntry>}
 */
export function withRollback(registry, stored, elsewhere) {
	const { name } = stored.manifest;
	const entry = entryIn(registry, name);
	const { earlier } = entry;
	const killed = withOthers(entry.killed, elsewhere, earlier);
	const at = earlier.findIndex((each) => isSame(each, stored.ref));
	return { ...registry.remotes, [name]: entryOf(stored, earlier.slice(at + 1), killed) };
}

/** @param {RegistryEntry} registryEntry @returns {BuildRef[]} */
const buildsOf = ({ canary, earlier, ...entry }) => [
	entry,
	...(canary ? [canary] : []),
	...earlier,
];

/**
 * Whether the registry itself still names a build, as people call it; else the channel's history may.
 * @param {ChannelState} registry @param {string} name @param {string} wanted
 */
export const isNamedIn = (registry, name, wanted) =>
	buildsOf(entryIn(registry, name)).some((each) => nameOf(each) === wanted);

/**
 * @param {ChannelState} registry
 * @param {string} name
 * @param {string | undefined} wanted the build to kill, `1.4.0-3fa9c1…`; else the current one
 * @param {{ reason: string, at: string }} why
 * @param {readonly Kill[]} elsewhere what other channels forbid of the remote
 * @param {BuildRef[]} [former] what the channel named of the remote before: rolled back, a build still runs in pages that
 *   are open, and testers can ask for it
 * @returns {Record<string, RegistryEntry>}
 */
export function withKilled(registry, name, wanted, why, elsewhere, former = []) {
	const entry = entryIn(registry, name);
	const { canary } = entry;
	if (canary && !wanted) {
		const names = [entry, canary].map(nameOf).join(' and ');
		throw new Failure(`${name} has a canary: name one of ${names} with --build.`, {
			why: 'unknown_build',
		});
	}
	const known = [...buildsOf(entry), ...former];
	const ref = wanted ? known.find((each) => nameOf(each) === wanted) : entry;
	if (!ref) {
		const had = [...new Set(known.map(nameOf))].slice(0, MOST_TOLD).join(', ');
		throw new Failure(`${registry.channel} never had ${name} ${wanted}; it had ${had}.`, {
			why: 'unknown_build',
		});
	}
	if (isKilled(entry.killed, ref)) {
		throw new Failure(`${name} ${nameOf(ref)} is killed in ${registry.channel} already.`, {
			why: 'killed',
		});
	}
	const { manifest, earlier } = entry;
	const own = { version: ref.version, build: ref.build, ...why };
	const others = elsewhere.filter((kill) => !isKilled([kill], ref));
	const killed = [...withOthers(entry.killed, others, earlier), own];
	const after = entryOf({ ref: refOf(entry), manifest }, earlier, killed);
	const isOver = !canary || isSame(canary, ref);
	return { ...registry.remotes, [name]: isOver ? after : { ...after, canary } };
}

/**
 * The registry's parts without a remote. Its orders stay: a build that was killed never comes back.
 * @param {ChannelState} registry
 * @param {string} name
 * @param {{ reason: string, at: string }} why
 * @returns {{ remotes: Record<string, RegistryEntry>, removed: Record<string, Removal> }}
 */
export function withoutRemote(registry, name, why) {
	const { killed } = entryIn(registry, name);
	const { [name]: _gone, ...remotes } = registry.remotes;
	return { remotes, removed: { [name]: { ...why, killed } } };
}
