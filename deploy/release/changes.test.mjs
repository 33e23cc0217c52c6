import assert from 'node:assert/strict';
import { test } from 'node:test';
import { killedIn, withBuilds, withKilled } from './changes.mjs';

/** @import { Kill, RegistryEntry } from '../../shared/src/federation/manifest.ts' */
/** @import { ChannelState, Placed } from './types.ts' */

/** @param {number} number */
const ref = (number) => ({
	...{ url: `/remotes/r/1.0.${number}-b${number}/`, version: `1.0.${number}` },
	...{ build: `b${number}`, integrity: `i${number}` },
});
const manifest = /** @type {RegistryEntry['manifest']} */ ({ name: 'r' });
const why = { reason: 'harm', at: '2026-01-01' };
/** @param {number} number @returns {Kill} */
const kill = (number) => ({ version: `1.0.${number}`, build: `b${number}`, ...why });
/** As far as an order looks at it. @param {object} state */
const channelState = (state) => /** @type {ChannelState} */ (state);
/** It had 1 and 2, of which it killed the second, and runs the third. */
const known = {
	channel: 'production',
	remotes: {
		r: {
			...{ ...ref(3), manifest, lastKnownGood: ref(1) },
			...{ earlier: [ref(2), ref(1)], killed: [kill(2)] },
		},
	},
};
const registry = channelState(known);

test('an order is noted once, whichever channels gave it', () => {
	const next = /** @type {Placed} */ ({ ref: ref(4), manifest });
	const { remotes } = withBuilds(registry, [next], { r: [kill(2), kill(1), kill(9)] });
	assert.deepEqual(remotes.r?.killed, [kill(2), kill(1)]);
	assert.equal(remotes.r?.lastKnownGood?.build, 'b3');
	const { r } = withKilled(registry, 'r', '1.0.1-b1', why, [kill(1)]);
	assert.deepEqual(r?.killed, [kill(2), kill(1)]);
	assert.equal(r?.lastKnownGood, null);
});

test('what was killed of a remote that was taken out stays killed', () => {
	const removed = { r: { ...why, killed: [kill(2)] } };
	assert.deepEqual(killedIn({ remotes: {}, removed }, 'r'), [kill(2)]);
	const again = /** @type {Placed} */ ({ ref: ref(2), manifest });
	const gone = channelState({ channel: 'production', remotes: {}, removed });
	assert.throws(() => withBuilds(gone, [again]), /was killed in production and never runs there/);
});
