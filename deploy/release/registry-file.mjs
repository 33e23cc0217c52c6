import { rightProblem } from '../../shared/config/trust/rights.mjs';
import { messageOf } from '../local/failure.mjs';
import { digestOf, seal, unseal } from './envelope.mjs';
import { backProblem } from './taking-back.mjs';

/** @import { KeyObject } from 'node:crypto' */
/** @import { Grants, Place, Sealed } from '../../shared/src/federation/trust.ts' */
/** @import { ChannelState, Told } from './types.ts' */

// The text of `registry/<channel>.json` (SealedRegistry in shared/src/federation/trust.ts), there and
// back. One file, so a reader never sees a list beside the places of another.

/**
 * @param {object} list of the channel, without `places` @param {Readonly<Record<string, Sealed>>} sealed places
 * @param {KeyObject} key
 */
export function registryText(list, sealed, key) {
	const digests = Object.entries(sealed).map(([name, place]) => [name, digestOf(place)]);
	const file = { ...seal({ ...list, places: Object.fromEntries(digests) }, key), places: sealed };
	return `${JSON.stringify(file)}\n`;
}

/**
 * @param {string} text
 * @param {string} channel
 * @param {Grants} grants
 * @returns {ChannelState}
 * @throws {Error} with what is wrong with the list; a wrong place is among `refused`, and of a list whose
 *   signer had no right, or has none any more, nothing is read: `problem` says why
 */
export function openRegistry(text, channel, grants) {
	const { places: sealed = {}, ...envelope } = JSON.parse(text);
	const told =
		/** @type {import('../../shared/src/federation/trust.ts').ChannelList & Pick<ChannelState, 'change'>} */ (
			unseal(envelope, grants.holders)
		);
	const { places: digests, ...list } = told;
	const at = list.signedAt;
	if (list.channel !== channel) throw new Error(`it is the list of ${list.channel}`);
	/** @type {ChannelState} */
	const state = { ...list, key: envelope.key, remotes: {}, sealed: {}, about: {}, refused: {} };
	const problem = rightProblem(grants, envelope.key, { channel, at });
	if (problem) return { ...state, problem };
	for (const [name, digest] of Object.entries(digests)) {
		const place = sealed[name];
		if (!place) {
			state.refused[name] = 'it is not in the file';
			continue;
		}
		try {
			if (digestOf(place) !== digest) throw new Error('it is not the one that the list names');
			addPlace(state, name, place, grants);
		} catch (error) {
			state.refused[name] = messageOf(error);
		}
	}
	return state;
}

/**
 * Gives a state the place of a remote.
 * @param {ChannelState} state
 * @param {string} name
 * @param {Sealed} sealed
 * @param {Grants} grants
 * @throws {Error} with why it is not believed
 */
export function addPlace(state, name, sealed, grants) {
	const place = openPlace(sealed, { channel: state.channel, remote: name }, grants);
	const { revision, by } = place;
	if (revision > state.revision) throw new Error(`it is of the revision ${revision}`);
	if ('entry' in place) state.remotes[name] = place.entry;
	else state.removed = { ...state.removed, [name]: place.removed };
	state.sealed[name] = sealed;
	state.about[name] = { revision, by, key: sealed.key };
}

/**
 * What a place says.
 * @param {Sealed} sealed
 * @param {{ channel: string, remote: string }} which
 * @param {Grants} grants
 * @returns {Place}
 * @throws {Error} with why it is not believed
 */
export function openPlace(sealed, { channel, remote }, grants) {
	const place = /** @type {Place} */ (unseal(sealed, grants.holders));
	const problem = rightProblem(grants, sealed.key, { channel, remote, at: place.signedAt });
	const why = problem && place.back ? backProblem(sealed, place, grants) : problem;
	if (why) throw new Error(why);
	if (place.channel === channel && place.remote === remote) return place;
	throw new Error(`it is the place of ${place.remote} in ${place.channel}`);
}

/**
 * The same without asking who signed: what a revision of before named, for whoever counts builds.
 * Files of the first version, with one signature for all, are read too.
 * @param {string} text
 * @returns {Told}
 */
export function peek(text) {
	const { payload, places = {} } = JSON.parse(text);
	const list = JSON.parse(payload);
	if (list.remotes) return list;
	/** @type {[string, Sealed][]} */
	const sealed = Object.entries(places);
	const entries = sealed.flatMap(([name, place]) => {
		const { entry } = JSON.parse(place.payload);
		return entry ? [[name, entry]] : [];
	});
	return { ...list, remotes: Object.fromEntries(entries) };
}
