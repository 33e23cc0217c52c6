import type { ChannelView, ReleaseChannel, RemoteBuild } from '@borlette/shared/contract/releases';
import { RELEASE_CHANNELS } from '@borlette/shared/contract/releases';
import { mayActOn, nameOf, type Releases, remoteIn } from './useReleases.ts';

/** Something that may be done with a remote in a channel, and what would be there then. */
export interface Act {
	readonly name: 'promote' | 'rollback' | 'kill' | 'remove';
	readonly remote: string;
	/** Where it is done. */
	readonly channel: ReleaseChannel;
	/** Of a promotion: where the build comes from. */
	readonly from?: ReleaseChannel;
	/** Revisions that made the places which are on screen. */
	readonly seen: { readonly here: number; readonly from: number };
	/** It ends a trial. */
	readonly isOfCanary?: true;
	/** Builds by name; null: none. */
	readonly was: string | null;
	readonly becomes: string | null;
}

/** They take something away from people. */
export const GRAVE: ReadonlyArray<Act['name']> = ['kill', 'remove'];

/** What the person may do with a remote of a channel; nothing is offered that would be refused. */
export function actsOn(
	releases: Releases,
	{ channel }: Pick<ChannelView, 'channel'>,
	remote: RemoteBuild,
): readonly Act[] {
	if (releases.off || !mayActOn(releases, remote.name)) return [];
	const here = {
		remote: remote.name,
		channel,
		seen: { here: remote.seen, from: 0 },
		was: nameOf(remote),
	};
	const isKilled = remote.killed.some(({ build }) => build === nameOf(remote));
	const promotions = isKilled ? [] : promotionsOf(releases, channel, remote);
	if (!releases.signs.includes(channel)) return promotions;
	const { canary, back } = remote;
	const trial = canary && {
		...here,
		...{ was: canary.build, becomes: nameOf(remote), isOfCanary: true as const },
	};
	return [
		...promotions,
		...(trial ? [{ ...trial, name: 'rollback' as const }] : []),
		...(back && !trial ? [{ ...here, name: 'rollback' as const, becomes: back }] : []),
		...(trial ? [{ ...trial, name: 'kill' as const }] : []),
		...(isKilled || trial ? [] : [{ ...here, name: 'kill' as const, becomes: back }]),
		{ ...here, name: 'remove', becomes: null },
	];
}

function promotionsOf({ channels, signs }: Releases, from: ReleaseChannel, remote: RemoteBuild) {
	const after = RELEASE_CHANNELS.slice(RELEASE_CHANNELS.indexOf(from) + 1);
	return after
		.filter((channel) => signs.includes(channel))
		.flatMap((channel): Act[] => {
			const view = channels.find((each) => each.channel === channel);
			const there = remoteIn(view, remote.name);
			if (there && nameOf(there) === nameOf(remote)) return [];
			const gone = view?.removed.find(({ name }) => name === remote.name);
			const seen = { here: there?.seen ?? gone?.seen ?? 0, from: remote.seen };
			const was = there ? nameOf(there) : null;
			const act = { name: 'promote', remote: remote.name, channel, from, seen } as const;
			return [{ ...act, was, becomes: nameOf(remote) }];
		});
}
