import { built } from './build.mjs';
import { changedRemotes } from './code.mjs';

/** @typedef {{ host: string, remotes: string }} Pair commits */

/** Commits between the two of a pair that are far apart. */
const FAR = 6;
/** Its host with the remotes of today showed that a proof was needed: "Safe", and the home page died. */
const FOUND_BY = 'dab3907';

/**
 * The newest commits that can be built: some were made while their API was not yet whole.
 * @param {import('./commits.mjs').Commit[]} commits
 * @returns {Promise<{ whole: string[], others: string[] }>}
 */
export async function wholeCommits(commits) {
	/** @type {string[]} */
	const whole = [];
	/** @type {string[]} */
	const others = [];
	for (const { commit } of commits) {
		const isWhole = await built(commit).then(Boolean, () => false);
		(isWhole ? whole : others).push(commit);
	}
	return { whole, others };
}

/**
 * The last commit before it whose remotes are other ones: a pair of equal ones would show nothing.
 * @param {string} commit @param {readonly string[]} before oldest first
 */
async function otherBefore(commit, before) {
	const root = await built(commit);
	for (const earlier of before.toReversed()) {
		if ((await changedRemotes(root, await built(earlier))).length > 0) return earlier;
	}
	return undefined;
}

/** @param {string} earlier @param {string} later @returns {[Pair, Pair]} */
const bothWays = (earlier, later) => [
	{ host: earlier, remotes: later },
	{ host: later, remotes: earlier },
];

/**
 * Each commit with the last one before it that has other remotes: once the remotes are ahead of the
 * host, once the host of the remotes. The first half has every commit, by turns in one of these ways.
 * @param {readonly string[]} commits
 */
async function neighbours(commits) {
	/** @type {Pair[]} */
	const first = [];
	/** @type {Pair[]} */
	const second = [];
	for (const [index, commit] of commits.entries()) {
		const before = await otherBefore(commit, commits.slice(0, index));
		if (!before) continue;
		const [one, other] = bothWays(before, commit);
		const isTurned = index % 2 === 1;
		first.push(isTurned ? other : one);
		second.push(isTurned ? one : other);
	}
	return { first: first.reverse(), second: second.reverse() };
}

/** @param {readonly string[]} commits */
const distant = (commits) =>
	commits
		.flatMap((commit, index) => {
			const earlier = index % FAR === 0 && commits[index - FAR];
			return earlier ? bothWays(earlier, commit) : [];
		})
		.reverse();

/**
 * Pairs of commits, near and far. Those come first that bring every commit in once, the newest
 * before the others: a run may end at any time.
 * @param {string[]} commits oldest first, each built
 * @returns {Promise<Pair[]>}
 */
export async function pairsOf(commits) {
	const { first, second } = await neighbours(commits);
	const newest = commits.at(-1);
	const found = newest && commits.includes(FOUND_BY) ? [{ host: FOUND_BY, remotes: newest }] : [];
	const pairs = [...found, ...first, ...distant(commits), ...second];
	return [...new Map(pairs.map((pair) => [`${pair.host} ${pair.remotes}`, pair])).values()];
}
