/**
 * What a key may do that takes back only: a remote's place goes back to something that a key with the
 * whole right signed, never on to anything else. One rule for the release tool and the host.
 */

/** @import { BuildRef, RegistryEntry } from '../../src/federation/manifest.ts' */

const FIELDS = [
	...['url', 'version', 'build', 'integrity', 'manifest'],
	...['lastKnownGood', 'earlier', 'killed', 'canary'],
];
/** @param {BuildRef} ref */
const refOf = ({ url, version, build, integrity }) => ({ url, version, build, integrity });
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
