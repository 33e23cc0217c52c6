import type { Registry } from '@borlette/shared/federation';
import { mayMix, whoIsSignedIn } from './mayMix.ts';
import { type Obstacle, useMix } from './store.ts';
import { type Wanted, wantedMix } from './wanted.ts';

/**
 * The registry with the builds that the tester of this tab wants; the channel's own where there is
 * no tester. What of the mix could not be had is kept for the banner.
 */
export async function withMix(channel: Registry): Promise<Registry> {
	const wanted = wantedMix();
	useMix.setState({ channel, changes: [], obstacles: [] });
	if (wanted.length === 0) return channel;
	const refuse = (obstacle: Obstacle) => {
		useMix.setState({ obstacles: wanted.map((one: Wanted) => ({ ...one, obstacle })) });
		return channel;
	};
	if (!mayMix(channel.channel, null)) {
		const person = await whoIsSignedIn();
		if (!mayMix(channel.channel, person)) return refuse(person ? 'forbidden' : 'signedOut');
	}
	try {
		const { applyMix } = await import('./applyMix.ts');
		const { registry, ...result } = await applyMix(channel, wanted);
		useMix.setState(result);
		return registry;
	} catch (error) {
		console.warn('The mix could not be put together; the channel’s builds run.', error);
		return refuse('unreachable');
	}
}
