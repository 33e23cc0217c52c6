/**
 * What a key may do that takes back only: a remote's place goes back to something that a key with the
 * whole right signed, never on to anything else. One rule for the release tool and the host.
 */

import { isGood } from '../metadata/check.mjs';
import { PLACE } from '../metadata/schema.mjs';
import { refOf } from './ref.mjs';
import { rightProblem } from './rights.mjs';

/** @import { RegistryEntry } from '../../src/federation/manifest.ts' */
/** @import { Grants, Place, Sealed } from '../../src/federation/trust.ts' */

const FIELDS = [
	...['url', 'version', 'build', 'integrity', 'manifest'],
	...['lastKnownGood', 'earlier', 'killed', 'canary'],
];
/** @param {unknown} value */
const textOf = (value) => JSON.stringify(value);
/** @param {unknown} a @param {unknown} b */
const isSame = (a, b) => textOf(a) === textOf(b);
/** @param {RegistryEntry} entry */
const refsOf = (entry) =>
	[entry, ...(entry.lastKnownGood ? [entry.lastKnownGood] : []), ...entry.earlier].map((ref) =>
		textOf(refOf(ref)),
	);

/**
 * @param {RegistryEntry} was the entry as a key with the whole right signed it @param {RegistryEntry} is what it is now
 * @returns {{ problem?: string, metadata?: string }} `problem`: why that is not a taking back; `metadata`: text
 *   whose hash must be the build's `integrity`, where it is another build than `was`
 */
export function takenBack(was, is) {
	const known = refsOf(was);
	const isOwn = isSame(refOf(was), refOf(is));
	const strange = Object.keys(is).find((field) => !FIELDS.includes(field));
	if (strange) return { problem: `it says ${strange}` };
	if (refsOf(is).some((ref) => !known.includes(ref))) {
		return { problem: 'it names a build that the place before it did not' };
	}
	if (is.canary && !(isOwn && isSame(is.canary, was.canary))) {
		return { problem: 'it has another canary' };
	}
	const kept = new Set(is.killed.map(textOf));
	if (!was.killed.every((kill) => kept.has(textOf(kill)))) return { problem: 'it revives a build' };
	if (!isOwn) return { metadata: `${JSON.stringify(is.manifest, null, '\t')}\n` };
	return isSame(was.manifest, is.manifest) ? {} : { problem: 'it has other metadata' };
}

/** @param {Place} place @returns {RegistryEntry | undefined} */
const entryOf = (place) =>
	'entry' in place && isGood(PLACE, place.entry) ? place.entry : undefined;

/**
 * The same of a whole place, and of who signed what.
 * @param {{ key: string, place: Place, back: Sealed, before: Place, grants: Grants }} what `key`: that signed the
 *   place; `before`: what was sealed in its `back`
 * @returns {ReturnType<typeof takenBack>}
 */
export function placeTakenBack({ key, place, back, before, grants }) {
	const { channel, remote, signedAt } = place;
	const act = { channel, remote };
	const problem =
		rightProblem(grants, key, { ...act, at: signedAt, isBack: true }) ??
		rightProblem(grants, back.key, { ...act, at: before.signedAt });
	if (problem) return { problem };
	const [was, is] = [entryOf(before), entryOf(place)];
	if (before.channel !== channel || before.remote !== remote || !was || !is) {
		return { problem: 'what it takes back is of another place' };
	}
	return takenBack(was, is);
}
