import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { whoIsSignedIn } from '../federation/registry/whoIsSignedIn.ts';
import { mayMix } from './mayMix.ts';
import { type Mixed, type Obstacle, useMix } from './store.ts';
import { type Wanted, wantedMix } from './wanted.ts';

/**
 * The registry with the builds that the tester of this tab wants; the channel's own where there is
 * no tester. What of the mix could not be had is kept for the banner. It may be asked again with
 * each new look at the registry.
 */
export async function withMix(channel: JudgedRegistry): Promise<JudgedRegistry> {
	const { registry, ...result } = await mixed(channel, wantedMix());
	useMix.setState({ channel, ...result });
	return registry;
}

async function mixed(channel: JudgedRegistry, wanted: readonly Wanted[]): Promise<Mixed> {
	const without = (obstacle?: Obstacle): Mixed => ({
		registry: channel,
		changes: [],
		obstacles: obstacle ? wanted.map((one) => ({ ...one, obstacle })) : [],
	});
	if (wanted.length === 0) return without();
	if (!mayMix(channel.channel, null)) {
		const person = await whoIsSignedIn();
		if (!mayMix(channel.channel, person)) return without(person ? 'forbidden' : 'signedOut');
	}
	try {
		const { applyMix } = await import('./applyMix.ts');
		return await applyMix(channel, wanted);
	} catch (error) {
		console.warn('The mix could not be put together; the channel’s builds run.', error);
		return without('unreachable');
	}
}
