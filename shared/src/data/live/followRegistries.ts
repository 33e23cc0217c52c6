import type { LiveEvent } from '../../contract/events.ts';
import { type LiveState, liveConnection } from './connection.ts';

/** A channel whose registry changed, or, at the opening of the stream, is followed by the API. */
export type RegistryNews = Pick<LiveEvent, 'channel' | 'revision'>;

export interface RegistryFollower {
	onNews: (news: RegistryNews) => void;
	onState: (state: LiveState) => void;
}

/**
 * Tells what the page's one stream says of registries; keeps it open as `useLive` does.
 * @returns `stop`; `silence`: ms since anything came over the stream
 */
export function followRegistries({ onNews, onState }: RegistryFollower) {
	const unwatch = liveConnection.watch(() => onState(liveConnection.state()));
	const leave = liveConnection.listen((event) => {
		if (event?.kind === 'registry') onNews(event);
	});
	return {
		silence: liveConnection.silence,
		stop(): void {
			leave();
			unwatch();
		},
	};
}
