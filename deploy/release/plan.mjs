import { problemsOf, titleOf } from './fit.mjs';
import { hostProblems } from './host.mjs';
import { brokenLinks } from './links.mjs';

/** Of one pair, so many problems are told. */
const MOST_TOLD = 20;

/** Every way in which the host and the API can be during the change: each old or new. */
const platformsDuring = (now, next) => [
	{ platform: now, done: [] },
	{ platform: { host: next.host, api: now.api }, done: ['host'] },
	{ platform: { host: now.host, api: next.api }, done: ['api'] },
	{ platform: next, done: ['host', 'api'] },
];

/** The parts in an order in which no step breaks a pair, or undefined when there is none. */
function safeOrder(parts, isGood) {
	const seen = new Set();
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

/** Those with one digest offer the same. */
const isSame = (a, b) => a === b || (a.digest !== undefined && a.digest === b.digest);

/**
 * Whether builds can take their places in a channel without breaking any mix that is live on the
 * way: each remote old or new, on the host and the API old or new.
 * @param {{
 *   current: Record<string, import('./fit.mjs').Compared>,
 *   next: Record<string, import('./fit.mjs').Compared>,
 *   platform: import('./fit.mjs').Platform,
 *   nextPlatform?: import('./fit.mjs').Platform,
 * }} change `nextPlatform`: host and API that are about to be deployed too
 * @returns {{ isSafe: boolean, order: string[] | undefined, unsafe: { remote: string, with: string,
 *   problems: string[] } | undefined, notes: string[] }} `order`: every part that changes; `isSafe`: the
 *   remotes may go now, on the platform as it is; `unsafe`: else the smallest pair that must not meet;
 *   `notes`: links of a remote that is new here to screens that the channel never had
 */
export function planPromotion({ current, next, platform, nextPlatform = platform }) {
	const moving = ['host', 'api'].filter((part) => !isSame(platform[part], nextPlatform[part]));
	const states = platformsDuring(platform, nextPlatform);
	const found = new Map();
	const liveIn = (done) =>
		states.find(({ done: parts }) =>
			['host', 'api'].every((part) => parts.includes(part) === done.has(part)),
		).platform;
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
	const manifestsOf = (remotes) =>
		Object.fromEntries(Object.entries(remotes).map(([name, { manifest }]) => [name, manifest]));
	const before = manifestsOf(current);
	const linksBrokenBy = (done) => {
		const moved = Object.entries(next).filter(([name]) => done.has(name));
		return brokenLinks(before, { ...before, ...manifestsOf(Object.fromEntries(moved)) });
	};
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

/** All of one side that does not fit; the host's comes first. */
function pairOf(build, platform) {
	const all = problemsOf(build, platform);
	const [first] = all;
	const problems = all.filter((each) => each.with === first.with).map(({ problem }) => problem);
	return { remote: titleOf(build), with: first?.with, problems };
}

/** What the host asks of the API by itself. */
function hostPairOf(platform) {
	const problems = hostProblems(platform);
	return problems.length > 0 ? { remote: 'the host itself', with: 'api', problems } : undefined;
}

/** What the plan says, for people. */
export function planLines({ isSafe, order, unsafe, notes = [] }) {
	if (isSafe) return [...notes, 'Safe: no live mix breaks, in any order.'];
	const more = unsafe.problems.length - MOST_TOLD;
	return [
		...notes,
		`Unsafe: ${unsafe.remote} with the ${unsafe.with}:`,
		...unsafe.problems.slice(0, MOST_TOLD).map((problem) => `  ${problem}`),
		...(more > 0 ? [`  and ${more} more`] : []),
		order
			? `Safe in this order: ${order.join(', then ')}`
			: 'No order is safe: publish a build that runs on both first, or leave this remote out.',
	];
}
