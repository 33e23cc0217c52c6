import { expiryFrom } from '../../../shared/config/trust/freshness.mjs';
import { seal } from '../envelope.mjs';
import { registryText } from '../registry-file.mjs';

/**
 * The text of a channel's file in which everything was signed by one key, as after a release.
 * @param {object} registry as `readChannel` answers it, or after a change
 * @param {import('node:crypto').KeyObject} key
 */
export function sealAll(registry, key) {
	const { channel, revision, previous, change, remotes, removed = {} } = registry;
	const { signedAt = new Date().toISOString() } = registry;
	const { expires = expiryFrom(new Date(signedAt)) } = registry;
	const says = [
		...Object.entries(remotes).map(([name, entry]) => [name, { entry }]),
		...Object.entries(removed).map(([name, gone]) => [name, { removed: gone }]),
	];
	const places = says.map(([remote, what]) => [
		remote,
		seal({ channel, remote, revision, signedAt, ...what }, key),
	]);
	const list = { channel, revision, previous, signedAt, expires, change };
	return registryText(list, Object.fromEntries(places), key);
}
