import type { JudgedEntry, JudgedRegistry } from '../federation/registry/judged.ts';
import { manifestOf } from '../federation/registry/lastKnownGood.ts';
import { formerBuild } from './formerBuilds.ts';
import { type SignedBuild, type SignedBuilds, signedBuilds } from './signedBuilds.ts';
import type { Mixed, Refused } from './store.ts';
import { nameOf, type Wanted } from './wanted.ts';

/**
 * Gives wanted builds their places in the channel's registry. Each is one that a signed registry
 * names, with its integrity; the gate then asks of it what it asks of every build.
 */
export async function applyMix(channel: JudgedRegistry, wanted: readonly Wanted[]): Promise<Mixed> {
	const others = wanted.filter((each) => !isChannels(channel, each));
	if (others.length === 0) return { registry: channel, changes: [], obstacles: [] };
	const signed = await signedBuilds(channel);
	const results = await Promise.all(others.map((each) => placeOf(each, channel, signed)));
	const placed = results.filter((result) => 'entry' in result);
	return {
		registry: {
			...channel,
			remotes: {
				...channel.remotes,
				...Object.fromEntries(placed.map(({ remote, entry }) => [remote, entry])),
			},
		},
		changes: placed.map(({ remote, entry }) => {
			const instead = channel.remotes[remote];
			return { remote, build: nameOf(entry), instead: instead ? nameOf(instead) : null };
		}),
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
	const found =
		builds.find(
			({ remote, ref }) => remote === wanted.remote && nameOf(ref).startsWith(wanted.build),
		) ?? (await formerBuild(wanted, channels));
	if (!found || !origins.includes(new URL(found.ref.url).origin))
		return { ...wanted, obstacle: 'unknown' };
	const judged = found.judged ?? (await judgedOf(found));
	if (!judged) return { ...wanted, obstacle: 'unreachable' };
	const earlier = channel.remotes[wanted.remote]?.earlier ?? [];
	// No last good build: a tester is told that this one does not work, and not shown another.
	const rest = { lastKnownGood: null, earlier, killed: killed.get(wanted.remote) ?? [] };
	return { ...wanted, entry: { ...found.ref, ...rest, ...judged } };
}

function judgedOf({ remote, ref }: SignedBuild) {
	return manifestOf(remote, ref).catch((error: unknown) => {
		console.warn(`${ref.url} does not come as it was signed.`, error);
		return undefined;
	});
}
