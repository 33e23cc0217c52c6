import type { JudgedEntry, JudgedRegistry } from '../federation/registry/judged.ts';
import { manifestOf } from '../federation/registry/lastKnownGood.ts';
import { formerBuild } from './formerBuilds.ts';
import { hostOf } from './formerHost.ts';
import { mayComeFrom } from './mayMix.ts';
import { registryAt } from './past.ts';
import type { SignedBuild } from './signedBuild.ts';
import { type SignedBuilds, signedBuilds } from './signedBuilds.ts';
import type { Change, Mixed, Refused } from './store.ts';
import { nameOf, type Visit, type Wanted } from './wanted.ts';

/**
 * What a tab runs for a tester: the channel, or a former revision of it, with wanted builds in their places.
 * Nothing of it is loaded by that.
 */
export async function visit(channel: JudgedRegistry, { revision, mix }: Visit): Promise<Mixed> {
	if (revision === undefined || revision === channel.revision) {
		const { registry, obstacles } = await applyMix(channel, mix);
		return { registry, obstacles, changes: changesIn(registry, channel) };
	}
	const { past, grants } = await registryAt(channel.channel, revision);
	const { registry, obstacles } = await applyMix(past, mix);
	const host = await hostOf(past, channel, grants);
	return {
		registry: { ...registry, now: channel.revision },
		obstacles: [...host.obstacles, ...obstacles],
		changes: [...host.changes, ...changesIn(registry, channel)],
		past: { revision, signedAt: past.signedAt },
	};
}

/** In which builds a registry differs from the channel's of today. */
function changesIn({ remotes }: JudgedRegistry, channel: JudgedRegistry): Change[] {
	return Object.entries(remotes).flatMap(([remote, entry]) => {
		const today = channel.remotes[remote];
		const build = nameOf(entry);
		const kills = today?.killed ?? channel.removed?.[remote]?.killed ?? [];
		const kill = kills.find((each) => nameOf(each) === build);
		if (today && nameOf(today) === build && !kill) return [];
		const { signedBy } = entry;
		const instead = today ? nameOf(today) : null;
		return [{ remote, build, instead, signedBy, killed: kill?.reason }];
	});
}

/**
 * Gives wanted builds their places in a registry. Each is one that a signed registry names, with its
 * integrity; the gate then asks of it what it asks of every build.
 */
async function applyMix(
	channel: JudgedRegistry,
	wanted: readonly Wanted[],
): Promise<Pick<Mixed, 'registry' | 'obstacles'>> {
	const others = wanted.filter((each) => !isChannels(channel, each));
	if (others.length === 0) return { registry: channel, obstacles: [] };
	const signed = await signedBuilds(channel);
	const results = await Promise.all(others.map((each) => placeOf(each, channel, signed)));
	const placed = results.filter((result) => 'entry' in result);
	const entries = placed.map(({ remote, entry }) => [remote, entry]);
	return {
		registry: {
			...channel,
			remotes: { ...channel.remotes, ...Object.fromEntries(entries) },
		},
		obstacles: results.filter((result) => 'obstacle' in result),
	};
}

const isChannels = ({ remotes }: JudgedRegistry, { remote, build }: Wanted): boolean => {
	const current = remotes[remote];
	return current !== undefined && nameOf(current).startsWith(build);
};

async function placeOf(
	wanted: Wanted,
	channel: JudgedRegistry,
	{ builds, killed, channels, origins }: SignedBuilds,
): Promise<Refused | (Wanted & { entry: JudgedEntry })> {
	const named = ({ remote, ref }: SignedBuild) =>
		remote === wanted.remote && nameOf(ref).startsWith(wanted.build);
	const fromHere = (name: string) => mayComeFrom(name, channel.channel);
	const here = channels.filter((known) => fromHere(known.channel));
	const found =
		builds.find((build) => named(build) && build.channels.some(({ name }) => fromHere(name))) ??
		(await formerBuild(wanted, here));
	if (!found) return { ...wanted, obstacle: builds.some(named) ? 'devOnly' : 'unknown' };
	if (!origins.includes(new URL(found.ref.url).origin)) return { ...wanted, obstacle: 'unknown' };
	const judged = found.judged ?? (await judgedOf(found));
	if (!judged) return { ...wanted, obstacle: 'unreachable' };
	const earlier = channel.remotes[wanted.remote]?.earlier ?? [];
	// No last good build: a tester is told that this one does not work, and not shown another.
	const rest = { lastKnownGood: null, earlier, killed: killed.get(wanted.remote) ?? [] };
	const { signedBy } = found;
	return { ...wanted, entry: { ...found.ref, ...rest, ...judged, ...(signedBy && { signedBy }) } };
}

function judgedOf({ remote, ref }: SignedBuild) {
	return manifestOf(remote, ref).catch((error: unknown) => {
		console.warn(`${ref.url} does not come as it was signed.`, error);
		return undefined;
	});
}
