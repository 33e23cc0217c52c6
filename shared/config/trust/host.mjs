import { isGood } from '../metadata/check.mjs';
import { HASH } from '../metadata/schema.mjs';
import { rightProblem } from './rights.mjs';

/** @import { Grants, KeptHost } from '../../src/federation/trust.ts' */

/**
 * A host's build that is kept, so that the revisions it was live in open with it (decision 0045): the same rule for the
 * release tool, for the server that sends its page and for the page that asks for it.
 */

/** Among the remotes of a right: who has it may keep hosts of a channel. */
export const HOST = 'borlette-host';

/** `1.0.0-3fa9c1…`, as its page names it. */
export const HOST_BUILD = /^\d+\.\d+\.\d+[\w.+]*-[0-9a-f]{6,64}$/;

/** `KeptHost` in shared/src/federation/trust.ts. */
export const KEPT = {
	type: 'object',
	required: ['channel', 'build', 'signedAt', 'page', 'files'],
	properties: {
		channel: { type: 'string', maxLength: 60 },
		build: { type: 'string', pattern: HOST_BUILD.source, maxLength: 130 },
		signedAt: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$', maxLength: 40 },
		page: { type: 'string' },
		files: {
			type: 'object',
			propertyNames: { type: 'string', pattern: '^assets/[\\w~-][\\w.~-]*$', maxLength: 200 },
			additionalProperties: HASH,
		},
	},
};

/** Where a store has it. @param {string} channel @param {string} build */
export const placeOfHost = (channel, build) => `hosts/${channel}/${build}.json`;

/**
 * Why a host that is kept is not believed.
 * @param {unknown} value what was sealed, its signature found to be good
 * @param {Pick<Grants, 'holders'>} grants @param {string} key id of the one that signed it
 * @param {{ channel: string, build: string }} which
 * @returns {string | undefined} undefined: it is, and a `KeptHost`
 */
export function hostProblem(value, grants, key, { channel, build }) {
	if (!isGood(KEPT, value)) return 'it is damaged';
	const host = /** @type {KeptHost} */ (value);
	if (host.channel !== channel || host.build !== build) {
		return `it is ${host.build} of ${host.channel}`;
	}
	return rightProblem(grants, key, { channel, remote: HOST, at: host.signedAt });
}
