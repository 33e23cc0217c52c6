import { problemsOf, titleOf } from './fit.mjs';
import { hostProblems } from './host.mjs';
import { brokenLinks } from './links.mjs';

/** @import { Compared, Platform } from './types.ts' */

/** Of one pair, so many problems are told. */
const MOST_TOLD = 20;

/**
 * @typedef {'host' | 'api'} Side
 * @typedef {{ remote: string, with: string, problems: string[] }} Pair that must not meet
 * @typedef {{ isSafe: boolean, order: string[] | undefined, unsafe: Pair | undefined, notes: string[] }} Plan `order`:
 *   every part that changes; `isSafe`: the remotes may go now, on the platform as it is; `unsafe`: else the smallest
 *   pair that must not meet; `notes`: links of a remote that is new here to screens that the channel never had
 */

/** @type {Side[]} */
const SIDES = ['host', 'api'];

/**
 * Every way in which the host and the API can be during the change: each old or new.
 * @param {Platform} now
 * @param {Platform} next
 * @returns {{ platform: Platform, done: Side[] }[]}
 */
const platformsDuring = (now, next) => [
	{ platform: now, done: [] },
	{ platform: { host: next.host, api: now.api }, done: ['host'] },
	{ platform: { host: now.host, api: next.api }, done: ['api'] },
	{ platform: next, done: ['host', 'api'] },
];

/**
 * The parts in an order in which no step breaks a pair, or undefined when there is none.
 * @param {string[]} parts
 * @param {(done: Set<string>) => boolean} isGood
 * @returns {string[] | undefined}
 */
function safeOrder(parts, isGood) {
	const seen = new Set();
	/** @param {string[]} done @returns {string[] | undefined} */
	const search = (done) => {
		const state = [...done].sort().join();
		if (seen.has(state) || !isGood(new Set(done))) return undefined;
		seen.add(state);
		const left = parts.filter((part) => !done.includes(part));
		if (left.length === 0) return done;
		for (const part of left) {
			const order = search([...done, part]);
			if (order) return order;
		}
		return undefined;
	};
	return search([]);
}

/** Those with one digest offer the same. @param {{ digest?: string }} a @param {{ digest?: string }} b */
const isSame = (a, b) => a === b || (a.digest !== undefined && a.digest === b.digest);

/**
 * Whether builds can take their places in a channel without breaking any mix that is live on the
 * way: each remote old or new, on the host and the API old or new.
 * @param {{
 *   current: Record<string, Compared>,
 *   next: Record<string, Compared>,
 *   platform: Platform,
 *   nextPlatform?: Platform | undefined,
 * }} change `nextPlatform`: host and API that are about to be deployed too
 * @returns {Plan}
 */
export function planPromotion({ current, next, platform, nextPlatform = platform }) {
	const moving = SIDES.filter((part) => !isSame(platform[part], nextPlatform[part]));
	const states = platformsDuring(platform, nextPlatform);
	/** @type {Map<Compared, Map<Platform, Pair>>} */
	const found = new Map();
	/** @param {Set<string>} done @returns {Platform} */
	const liveIn = (done) =>
		states.find(({ done: parts }) => SIDES.every((part) => parts.includes(part) === done.has(part)))
			?.platform ?? platform;
	/** @param {string} name @param {Set<string>} done */
	const problemsIn = (name, done) => {
		const build = done.has(name) ? next[name] : current[name];
		if (!build) return undefined;
		const live = liveIn(done);
		// Each pair is compared once, however many orders lead to it.
		const known = found.get(build)?.get(live) ?? pairOf(build, live);
		found.set(build, (found.get(build) ?? new Map()).set(live, known));
		return known.problems.length > 0 ? known : undefined;
	};
	const names = [...new Set([...Object.keys(current), ...Object.keys(next)])].sort();
	/** @param {Readonly<Record<string, Compared>>} remotes */
	const manifestsOf = (remotes) =>
		Object.fromEntries(Object.entries(remotes).map(([name, { manifest }]) => [name, manifest]));
	const before = manifestsOf(current);
	/** @param {Set<string>} done */
	const linksBrokenBy = (done) => {
		const moved = Object.entries(next).filter(([name]) => done.has(name));
		return brokenLinks(before, { ...before, ...manifestsOf(Object.fromEntries(moved)) });
	};
	/** @param {Set<string>} done @returns {Pair | undefined} */
	const broken = (done) => {
		const [link] = linksBrokenBy(done).filter(({ isArriving }) => !isArriving);
		if (link) return { remote: link.remote, with: link.with, problems: [link.problem] };
		const own = hostPairOf(liveIn(done));
		if (own && (done.has('host') || !hostPairOf(platform))) return own;
		for (const name of names) {
			// What was broken before is not this change's doing.
			const pair = problemsIn(name, done);
			if (pair && (done.has(name) || !problemsIn(name, new Set()))) return pair;
		}
		return undefined;
	};
	const parts = [...Object.keys(next).sort(), ...moving];
	const order = safeOrder(parts, (done) => !broken(done));
	const unsafe = broken(new Set(Object.keys(next))) ?? (order ? undefined : broken(new Set(parts)));
	const arriving = linksBrokenBy(new Set(Object.keys(next))).filter(({ isArriving }) => isArriving);
	const notes = arriving.map(({ remote, problem }) => `${remote} ${problem}: it is not drawn.`);
	return { isSafe: !unsafe, order, unsafe, notes };
}

/**
 * All of one side that does not fit; the host's comes first.
 * @param {Compared} build
 * @param {Platform} platform
 * @returns {Pair}
 */
function pairOf(build, platform) {
	const all = problemsOf(build, platform);
	const [first] = all;
	const problems = all.filter((each) => each.with === first?.with).map(({ problem }) => problem);
	return { remote: titleOf(build), with: first?.with ?? '', problems };
}

/** What the host asks of the API by itself. @param {Platform} platform @returns {Pair | undefined} */
function hostPairOf(platform) {
	const problems = hostProblems(platform);
	return problems.length > 0 ? { remote: 'the host itself', with: 'api', problems } : undefined;
}

/**
 * What the plan says, for people.
 * @param {Pick<Plan, 'isSafe' | 'order' | 'unsafe'> & Partial<Plan>} plan
 * @returns {string[]}
 */
export function planLines({ isSafe, order, unsafe, notes = [] }) {
	if (isSafe || !unsafe) return [...notes, 'Safe: no live mix breaks, in any order.'];
	const more = unsafe.problems.length - MOST_TOLD;
	return [
		...notes,
		`Unsafe: ${unsafe.remote} with the ${unsafe.with}:`,
		...unsafe.problems.slice(0, MOST_TOLD).map((problem) => `  ${problem}`),
		...(more > 0 ? [`  and ${more} more`] : []),
		order
			? `Safe in this order: ${order.join(', then ')}`
			: 'No order is safe: bring first what has it (--next-url tells the order), publish a build that runs on both, or leave this remote out.',
	];
}
