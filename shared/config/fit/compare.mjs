import { misfitOf } from './fits.mjs';

/**
 * @import { Hashes, Looked, Needs, Offer, PartShapes, Problem, Suspect } from '../../src/federation/fit.ts'
 * @typedef {Suspect['with']} Side
 */

const LIBRARY = /^(@?[^@]+)@(\d+)\.(\d+)\.(\d+)/;

/** The same library, of the same major version, and not older. @param {string} has @param {string} needs */
function isLibraryFit(has, needs) {
	const [, name, major, ...rest] = LIBRARY.exec(has) ?? [];
	const [, wanted, sameMajor, ...least] = LIBRARY.exec(needs) ?? [];
	if (name !== wanted || major !== sameMajor) return false;
	const [minor = 0, patch = 0] = rest.map(Number);
	const [leastMinor = 0, leastPatch = 0] = least.map(Number);
	return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
}

/**
 * What can be told without the types; `null`: they have to be looked at.
 * @param {string} needed
 * @param {string | undefined} offered
 */
function certain(needed, offered) {
	if (offered === undefined) return 'is gone';
	const libraries = [needed, offered].filter((one) => LIBRARY.test(one)).length;
	// It was a library's and is ours now, or the other way round: there is nothing to compare.
	if (libraries === 1) return undefined;
	if (libraries === 0) return null;
	return isLibraryFit(offered, needed) ? undefined : `was of ${needed}, is of ${offered}`;
}

/** @param {Hashes} needs @param {Hashes} has @param {Side} side @param {string} [door] */
function lookAt(needs, has, side, door) {
	/** @type {Looked} */
	const found = { problems: [], suspects: [] };
	for (const [name, needed] of Object.entries(needs)) {
		const offered = Object.hasOwn(has, name) ? has[name] : undefined;
		const problem = offered === needed ? undefined : certain(needed, offered);
		/** @type {Suspect} */
		const suspect = { with: side, name, ...(door && { door }) };
		if (problem) found.problems.push({ with: side, part: partOf(suspect), problem });
		else if (problem === null) found.suspects.push(suspect);
	}
	return found;
}
/** @param {Suspect} suspect */
const partOf = ({ door, name }) => (door ? `${name} of the door ${door}` : name);

/**
 * What is certain from names and hashes alone.
 * @param {Needs} needs of a build
 * @param {Offer} has of a host or an API; a part that is not told (the API is out of reach) is not asked for
 * @returns {Looked}
 */
export function lookThrough(needs, has) {
	const { doors, calls } = has;
	const looked = doors
		? Object.entries(needs.doors).map(([door, names]) =>
				lookAt(names, doors[door] ?? {}, 'host', door),
			)
		: [];
	if (calls) looked.push(lookAt(needs.calls, calls, 'api'));
	return {
		problems: [
			...looked.flatMap(({ problems }) => problems),
			...goneOf('host', 'the icon', needs.icons, has.icons),
			...goneOf('host', 'the menu slot', needs.slots, has.slots),
			...goneOf('api', 'the permission', needs.permissions, has.permissions),
		],
		suspects: looked.flatMap(({ suspects }) => suspects),
	};
}

/**
 * @param {Side} side
 * @param {string} kind
 * @param {readonly string[]} needs
 * @param {readonly string[] | undefined} has
 * @returns {Problem[]}
 */
function goneOf(side, kind, needs, has) {
	const gone = has ? needs.filter((name) => !has.includes(name)) : [];
	return gone.map((name) => ({ with: side, part: `${kind} ${name}`, problem: 'is gone' }));
}

/**
 * Of suspects those that do not fit, by their types.
 * @param {readonly Suspect[]} suspects @param {PartShapes} needs @param {PartShapes} has
 * @returns {Problem[]}
 */
export function misfitsAmong(suspects, needs, has) {
	return suspects.flatMap((suspect) => {
		const { door, name } = suspect;
		/** @param {PartShapes} all */
		const of = (all) => (door ? all.doors?.[door]?.[name] : all.calls?.[name]);
		const [needed, offered] = [of(needs), of(has)];
		// An export that was a library's, or is one now: there is nothing to compare it with.
		if (!needed || !offered) return [];
		const problem = misfitOf(offered, needed, !door);
		return problem ? [{ with: suspect.with, part: partOf(suspect), problem }] : [];
	});
}
