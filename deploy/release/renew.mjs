import { Failure } from '../local/failure.mjs';
import { change } from './channel.mjs';

/**
 * Signs a channel's list anew, and places of remotes as they are.
 * @param {import('./channel.mjs').Signing} target
 * @param {import('./types.ts').ChannelState} before
 * @param {string[]} [names] of remotes whose places are signed anew too
 * @param {Pick<import('./types.ts').Change, 'by' | 'reason'> & Pick<import('./types.ts').Next, 'isClockRight'>} [how] `by`: who
 *   does it, where it is no person
 */
export function renewChannel(target, before, names = [], { isClockRight, ...more } = {}) {
	return change(target, before, (registry) => {
		const known = [registry.remotes, registry.removed ?? {}].flatMap(Object.keys);
		const unknown = names.find((name) => !known.includes(name));
		if (unknown) throw new Failure(`${registry.channel} has no remote ${unknown}.`);
		const done = { action: 'renew', remotes: names, ...more };
		return { remotes: registry.remotes, change: done, again: names, isClockRight };
	});
}
