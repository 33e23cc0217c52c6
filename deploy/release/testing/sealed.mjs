import { expiryFrom } from '../../../shared/config/trust/freshness.mjs';
import { seal } from '../envelope.mjs';
import { registryText } from '../registry-file.mjs';

/** @import { ChannelState } from '../types.ts' */

/**
 * The text of a channel's file in which everything was signed by one key, as after a release.
 * @param {Partial<ChannelState> & Pick<ChannelState, 'channel' | 'revision' | 'previous' | 'remotes'>} registry as `readChannel` answers it, or after a change
 * @param {import('node:crypto').KeyObject} key
 */
export function sealAll(registry, key) {
	const { channel, revision, previous, change, remotes, removed = {} } = registry;
	const { signedAt = new Date().toISOString() } = registry;
	const { expires = expiryFrom(new Date(signedAt)) } = registry;
	/** @param {string} remote @param {object} what */
	const placeOf = (remote, what) => ({
		[remote]: seal({ channel, remote, revision, signedAt, ...what }, key),
	});
	const places = Object.assign(
		{},
		...Object.entries(remotes).map(([name, entry]) => placeOf(name, { entry })),
		...Object.entries(removed).map(([name, gone]) => placeOf(name, { removed: gone })),
	);
	const list = { channel, revision, previous, signedAt, expires, change };
	return registryText(list, places, key);
}
