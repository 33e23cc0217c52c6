import { nameOf } from './store.mjs';

/** @import { ChannelState } from './types.ts' */

/**
 * Remotes whose builds differ between two registries, by name.
 * @param {Pick<ChannelState, 'remotes'>} from
 * @param {Pick<ChannelState, 'remotes'>} to
 * @returns {{ name: string, is: string | undefined, was: string | undefined }[]} `is`: the build
 *   in `from`, `was`: in `to`
 */
export function differences(from, to) {
	const names = new Set([...Object.keys(from.remotes), ...Object.keys(to.remotes)]);
	/** @param {Pick<ChannelState, 'remotes'>} registry @param {string} name */
	const buildIn = ({ remotes }, name) => remotes[name] && nameOf(remotes[name]);
	return [...names]
		.sort()
		.map((name) => ({ name, is: buildIn(from, name), was: buildIn(to, name) }))
		.filter(({ is, was }) => is !== was);
}
