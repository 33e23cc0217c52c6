/** @import { Clash, Place } from './places.mjs' */
/** @import { Problem } from './problems.mjs' */

/** @param {Place} place */
const named = ({ remote, route, path, to }) => {
	if (route) return `${remote}'s page ${route.id} (${path})`;
	return to ? `${remote}'s redirect ${path}` : `a page of the ${remote} (${path})`;
};

/** For people: what loses its place, and to what. @param {Clash} clash @returns {Problem} */
export const clashProblem = (clash) => ({
	at: named(clash),
	problem: clash.rival
		? `has the address of ${named(clash.rival)}`
		: `leads back to itself by ${clash.to}`,
});
