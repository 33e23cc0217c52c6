/**
 * Which operators a canary's build is given to: the same ones each time, others for each salt. The host
 * asks it, and so does whoever wants to know beforehand.
 */

/** 32 bits: FNV-1a, stirred as MurmurHash3 ends, so that ids which hardly differ lie far apart. @param {string} text */
function hashOf(text) {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * @param {string} operator whoever it is, always by the same name
 * @param {{ share: number, salt: string }} canary `share`: percent of the operators; who is chosen stays so
 *   when it is raised
 */
export const isChosen = (operator, { share, salt }) =>
	hashOf(`${salt} ${operator}`) / 2 ** 32 < share / 100;

const TRIED = 1_000;

/**
 * A salt by which the share is kept among few operators too: of these at most the share are chosen,
 * and at least one.
 * @param {readonly string[]} operators @param {number} share percent
 * @param {string} seed a salt that others begin with
 * @returns {string | undefined} undefined: the share is less than one of them
 */
export function saltAmong(operators, share, seed) {
	const most = Math.floor((operators.length * share) / 100);
	for (let tried = 0; most > 0 && tried < TRIED; tried++) {
		const salt = `${seed}-${tried}`;
		const chosen = operators.filter((operator) => isChosen(operator, { share, salt })).length;
		if (chosen > 0 && chosen <= most) return salt;
	}
	return undefined;
}
