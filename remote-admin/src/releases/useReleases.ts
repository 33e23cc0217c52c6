import type { OutputOf } from '@borlette/shared/contract';
import {
	type ChannelView,
	EVERY_REMOTE,
	RELEASE_CHANNELS,
	type ReleaseChannel,
	type RemoteBuild,
	releasesApi,
} from '@borlette/shared/contract/releases';
import { useRead } from '@borlette/shared/data';
import { useSearchParams } from '@borlette/shared/router';

export type Releases = OutputOf<typeof releasesApi.read>;

/** Somebody else may release at any time, and a page that is old is told so when it acts. */
const AGAIN_MS = 30_000;
const FIRST: ReleaseChannel = 'production';

export const useReleases = () =>
	useRead(releasesApi.read, {}, { staleTime: 0, refetchInterval: AGAIN_MS });

/** The channel that the address names. */
export function useChannel(): ReleaseChannel {
	const [params] = useSearchParams();
	return RELEASE_CHANNELS.find((channel) => channel === params.get('channel')) ?? FIRST;
}

/** `1.4.0-3fa9c1b2d4e5` */
export const nameOf = ({ version, build }: Pick<RemoteBuild, 'version' | 'build'>) =>
	`${version}-${build}`;

/** Of a build's hash as much as people compare. */
export const shortHash = (build: string) => build.slice(0, 8);

export const remoteIn = (view: ChannelView | undefined, name: string) =>
	view?.remotes.find((remote) => remote.name === name);

/** Places in which a channel's build is another one than production's. */
export function aheadOf(view: ChannelView, channels: readonly ChannelView[]): number {
	const production = channels.find(({ channel }) => channel === FIRST);
	if (view.channel === FIRST || !production) return 0;
	return view.remotes.filter((remote) => remoteIn(production, remote.name)?.build !== remote.build)
		.length;
}

export const mayActOn = ({ remotes }: Releases, name: string) =>
	remotes.includes(EVERY_REMOTE) || remotes.includes(name);
