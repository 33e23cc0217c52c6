import { satisfies } from 'compare-versions';
import { nameOf } from './store.mjs';

/**
 * What a channel's pages run on: the deployed host and API.
 * @typedef {{ contract: string, shared: Record<string, string> }} Host
 * @typedef {{ host: Host, api: Record<string, string> }} Platform `api`: feature → version
 */

/**
 * Why a remote cannot run on a host or an API; the host's gate asks the same before it runs code.
 * @returns {{ with: 'host' | 'api', problem: string } | undefined}
 */
export function problemOf(manifest, { host, api }) {
	const { contract, shared, api: features = {} } = manifest;
	if (!satisfies(host.contract, contract)) {
		return { with: 'host', problem: `needs host contract ${contract}, it is ${host.contract}` };
	}
	for (const [name, version] of Object.entries(shared)) {
		const has = host.shared[name];
		if (has && satisfies(has, `^${version}`)) continue;
		return { with: 'host', problem: `was built with ${name} ${version}, it is ${has ?? 'absent'}` };
	}
	for (const [name, range] of Object.entries(features)) {
		const has = api[name];
		if (has && satisfies(has, range)) continue;
		return { with: 'api', problem: `needs API feature ${name} ${range}, it is ${has ?? 'absent'}` };
	}
	return undefined;
}

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

const sameJson = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether builds can take their places in a channel without breaking any mix that is live on the
 * way: each remote old or new, on the host and the API old or new.
 * @param {{
 *   current: Record<string, { version: string, build: string, manifest: object }>,
 *   next: Record<string, { manifest: object }>,
 *   platform: Platform,
 *   nextPlatform?: Platform,
 * }} change `nextPlatform`: host and API that are about to be deployed too
 * @returns {{ isSafe: boolean, order: string[] | undefined, unsafe: { remote: string, with: string,
 *   problem: string } | undefined }} `order`: every part that changes; `isSafe`: the remotes may go
 *   now, on the platform as it is; `unsafe`: else the smallest pair that must not meet
 */
export function planPromotion({ current, next, platform, nextPlatform = platform }) {
	const moving = ['host', 'api'].filter((part) => !sameJson(platform[part], nextPlatform[part]));
	const states = platformsDuring(platform, nextPlatform);
	const problemIn = (name, done) => {
		const isNew = done.has(name);
		const manifest = isNew ? next[name].manifest : current[name]?.manifest;
		const { platform: live } = states.find(({ done: parts }) =>
			['host', 'api'].every((part) => parts.includes(part) === done.has(part)),
		);
		const found = manifest && problemOf(manifest, live);
		return found && { remote: `${name} ${nameOf(manifest)}`, ...found };
	};
	const names = [...new Set([...Object.keys(current), ...Object.keys(next)])].sort();
	const broken = (done) => {
		for (const name of names) {
			// What was broken before is not this change's doing.
			const found = problemIn(name, done);
			if (found && (done.has(name) || !problemIn(name, new Set()))) return found;
		}
		return undefined;
	};
	const parts = [...Object.keys(next).sort(), ...moving];
	const order = safeOrder(parts, (done) => !broken(done));
	const unsafe = broken(new Set(Object.keys(next))) ?? (order ? undefined : broken(new Set(parts)));
	return { isSafe: !unsafe, order, unsafe };
}

/** What the plan says, for people. */
export function planLines({ isSafe, order, unsafe }) {
	if (isSafe) return ['Safe: no live mix breaks, in any order.'];
	const lines = [`Unsafe: ${unsafe.remote} with the ${unsafe.with}: ${unsafe.problem}`];
	lines.push(
		order
			? `Safe in this order: ${order.join(', then ')}`
			: 'No order is safe: publish a build that runs on both first, or leave this remote out.',
	);
	return lines;
}
