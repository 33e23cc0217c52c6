import { problemLines } from '../../shared/config/metadata/manifest.mjs';
import { problemsOf } from '../../shared/config/metadata/problems.mjs';
import { CANARY, PLACE, REMOVAL } from '../../shared/config/metadata/schema.mjs';
import { GRANTS } from '../../shared/config/trust/schema.mjs';
import { Failure } from '../local/failure.mjs';

/** @import { Grants, Place, Sealed } from '../../shared/src/federation/trust.ts' */

// What is signed is judged by hosts all the same: here before it is signed, since they would only go without it.

/** @param {string} what @param {string[]} lines @throws {Failure} where there are any */
function refuse(what, lines) {
	if (lines.length === 0) return;
	const output = lines.join('\n');
	throw new Failure(`Nothing was changed, because no host could read ${what}:`, { output });
}

/**
 * A place that is not in order takes its remote away, and a kill in it forbids nothing.
 * @param {Sealed | undefined} sealed
 * @throws {Failure}
 */
export function refuseUnreadablePlace(sealed) {
	/** @type {Place} */
	const place = JSON.parse(sealed?.payload ?? '{}');
	const problems =
		'entry' in place
			? [
					...problemsOf(PLACE, place.entry),
					...(place.entry.canary ? problemsOf(CANARY, place.entry.canary, 'canary') : []),
				]
			: problemsOf(REMOVAL, place.removed);
	refuse(`the place of ${place.remote}`, problemLines(problems));
}

/**
 * Rights are read as a whole: with one name among them that is none, nobody would be believed any more. What was so
 * before keeps nobody from changing the rest.
 * @param {Grants} next @param {Grants} current
 * @throws {Failure}
 */
export function refuseUnreadableGrants(next, current) {
	const known = problemLines(problemsOf(GRANTS, current));
	const lines = problemLines(problemsOf(GRANTS, next));
	refuse(
		'these rights',
		lines.filter((line) => !known.includes(line)),
	);
}
