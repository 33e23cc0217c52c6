import { rightProblem } from '../../shared/config/trust/rights.mjs';
import { digestOf, seal, unseal } from './envelope.mjs';
import { backProblem } from './taking-back.mjs';

// The text of `registry/<channel>.json` (SealedRegistry in shared/src/federation/trust.ts), there and
// back. One file, so a reader never sees a list beside the places of another.

/**
 * A channel as its file tells it, each part of it verified.
 * @typedef {{ channel: string, revision: number, previous: number | null, signedAt: string,
 *   expires: string, change?: object, remotes: Record<string, object>,
 *   key: string, removed?: Record<string, object>, sealed: Record<string, object>,
 *   about: Record<string, { revision: number, by?: string, key: string }>,
 *   refused: Record<string, string>, problem?: string }} ChannelState
 * `key`: id of the key that signed the list; `sealed`: the places as they are in the file; `about`: of each place that is believed the revision
 * that made it, who did (`start`, or a person) and with which key; `refused`: why others are not
 */

/**
 * @param {object} list of the channel, without `places` @param {Record<string, object>} sealed places
 * @param {import('node:crypto').KeyObject} key
 */
export function registryText(list, sealed, key) {
	const digests = Object.entries(sealed).map(([name, place]) => [name, digestOf(place)]);
	const file = { ...seal({ ...list, places: Object.fromEntries(digests) }, key), places: sealed };
	return `${JSON.stringify(file)}\n`;
}

/**
 * @param {string} text
 * @param {string} channel
 * @param {import('./grants.mjs').Grants} grants
 * @returns {ChannelState}
 * @throws {Error} with what is wrong with the list; a wrong place is among `refused`, and of a list whose
 *   signer had no right, or has none any more, nothing is read: `problem` says why
 */
export function openRegistry(text, channel, grants) {
	const { places: sealed = {}, ...envelope } = JSON.parse(text);
	const { places: digests, ...list } = unseal(envelope, grants.holders);
	const at = list.signedAt;
	if (list.channel !== channel) throw new Error(`it is the list of ${list.channel}`);
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
			state.refused[name] = error.message;
		}
	}
	return state;
}

/** Gives a state the place of a remote. @throws {Error} with why it is not believed */
export function addPlace(state, name, sealed, grants) {
	const place = openPlace(sealed, { channel: state.channel, remote: name }, grants);
	const { revision, by, entry, removed } = place;
	if (revision > state.revision) throw new Error(`it is of the revision ${revision}`);
	if (entry) state.remotes[name] = entry;
	else state.removed = { ...state.removed, [name]: removed };
	state.sealed[name] = sealed;
	state.about[name] = { revision, by, key: sealed.key };
}

/** What a place says. @throws {Error} with why it is not believed */
export function openPlace(sealed, { channel, remote }, grants) {
	const place = unseal(sealed, grants.holders);
	const problem = rightProblem(grants, sealed.key, { channel, remote, at: place.signedAt });
	const why = problem && place.back ? backProblem(sealed, place, grants) : problem;
	if (why) throw new Error(why);
	if (place.channel === channel && place.remote === remote) return place;
	throw new Error(`it is the place of ${place.remote} in ${place.channel}`);
}

/**
 * The same without asking who signed: what a revision of before named, for whoever counts builds.
 * Files of the first version, with one signature for all, are read too.
 * @returns {{ signedAt: string, revision: number, change?: object, remotes: Record<string, object> }}
 */
export function peek(text) {
	const { payload, places = {} } = JSON.parse(text);
	const list = JSON.parse(payload);
	if (list.remotes) return list;
	const entries = Object.entries(places).flatMap(([name, place]) => {
		const { entry } = JSON.parse(place.payload);
		return entry ? [[name, entry]] : [];
	});
	return { ...list, remotes: Object.fromEntries(entries) };
}
