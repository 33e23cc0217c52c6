import { Beyond, upperRate, type Visits, WorseThan } from './evidence.ts';

/** Numbers between 0 and 1, the same in each run (mulberry32). */
function numbers(seed: number) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
const ALPHA = 0.01;

function visited(next: () => number, visits: number, rate: number): Visits {
	let failing = 0;
	for (let visit = 0; visit < visits; visit++) failing += next() < rate ? 1 : 0;
	return { visits, failing };
}

/** @returns visits to the new build until it is called worse; undefined: never */
function trial(seed: number, old: number, now: number, looks: number) {
	const next = numbers(seed);
	const evidence = new WorseThan();
	let seen = 0;
	for (let look = 0; look < looks; look++) {
		// A twentieth of the visits, looked at whenever a few have come.
		const few = Math.floor(next() * 3);
		evidence.look(visited(next, Math.floor(next() * 40), old), visited(next, few, now));
		seen += few;
		if (evidence.value >= 1 / ALPHA) return seen;
	}
	return undefined;
}
const verdicts = (old: number, now: number, { rounds = 1_000, looks = 300 } = {}) =>
	Array.from({ length: rounds }, (_, seed) => trial(seed + 1, old, now, looks));
const isVerdict = (each: number | undefined) => each !== undefined;

test.each([0, 0.003, 0.02, 0.1, 0.4])(
	'looked at three hundred times, a build that is no worse is called worse in at most 1 %: %d',
	(rate) => {
		const wrong = verdicts(rate, rate).filter(isVerdict).length;
		// Three standard deviations above what is allowed.
		expect(wrong).toBeLessThanOrEqual(1_000 * ALPHA + 3 * Math.sqrt(1_000 * ALPHA));
	},
);

test('neither is one that is better', () => {
	expect(verdicts(0.1, 0.02).filter(isVerdict).length).toBeLessThanOrEqual(20);
});

test('a build that fails on every third visit is called worse within thirty of them', () => {
	const found = verdicts(0.005, 1 / 3, { rounds: 200 }) as number[];
	expect(found.filter(isVerdict)).toHaveLength(200);
	expect(found.sort((a, b) => a - b)[189]).toBeLessThan(45);
});

test('one that fails twice as often is, given time', () => {
	const found = verdicts(0.05, 0.1, { rounds: 100, looks: 3_000 }).filter(isVerdict);
	expect(found.length).toBeGreaterThan(90);
});

test('an outage that befalls both is not held against the new build', () => {
	const evidence = new WorseThan();
	const next = numbers(7);
	for (let look = 0; look < 200; look++) {
		const rate = look < 100 ? 0.005 : 0.5;
		evidence.look(visited(next, 20, rate), visited(next, 1, rate));
	}
	expect(evidence.value).toBeLessThan(1 / ALPHA);
});

const NOBODY: Visits = { visits: 0, failing: 0 };

test('visits of one alone say nothing, nor do those of another time', () => {
	const evidence = new WorseThan();
	evidence.look(NOBODY, { visits: 100, failing: 100 });
	for (let look = 0; look < 120; look++) evidence.look(NOBODY, NOBODY);
	evidence.look({ visits: 100, failing: 0 }, NOBODY);
	expect(evidence.value).toBe(1);
});

/** A few at work: no look finds visits to both. */
function quietly(seed: number, old: number, now: number): WorseThan {
	const next = numbers(seed);
	const evidence = new WorseThan();
	for (let minute = 0; minute < 60; minute++) {
		evidence.look(NOBODY, visited(next, Math.floor(next() * 3), now));
		evidence.look(visited(next, Math.floor(next() * 3), old), NOBODY);
	}
	return evidence;
}

test('in a house where no look has visits of both, a build that fails is called worse, and one that does not is not', () => {
	const seeds = Array.from({ length: 500 }, (_, seed) => seed + 1);
	const worse = (old: number, now: number) =>
		seeds.filter((seed) => quietly(seed, old, now).value >= 1 / ALPHA).length;
	expect(worse(0.005, 0.5)).toBeGreaterThan(490);
	for (const rate of [0.005, 0.1, 0.5]) {
		expect(worse(rate, rate)).toBeLessThanOrEqual(500 * ALPHA + 3 * Math.sqrt(500 * ALPHA));
	}
});

test('against a known rate: what is at it is called neither more nor less', () => {
	for (const side of ['more', 'less'] as const) {
		let wrong = 0;
		for (let seed = 1; seed <= 500; seed++) {
			const next = numbers(seed);
			const evidence = new Beyond(0.05, side);
			for (let look = 0; look < 200; look++) {
				evidence.look(visited(next, 5, 0.05));
				if (evidence.value < 1 / ALPHA) continue;
				wrong += 1;
				break;
			}
		}
		expect(wrong).toBeLessThanOrEqual(500 * ALPHA + 3 * Math.sqrt(500 * ALPHA));
	}
});

test('against a known rate: more and less are found', () => {
	const [more, less] = [new Beyond(0.05, 'more'), new Beyond(0.3, 'less')];
	more.look({ visits: 60, failing: 20 });
	less.look({ visits: 60, failing: 2 });
	expect(more.value).toBeGreaterThan(1 / ALPHA);
	expect(less.value).toBeGreaterThan(1 / ALPHA);
});

test('a bound is above what was seen, and comes nearer with more of it', () => {
	const few = upperRate({ visits: 100, failing: 1 }, 0.001);
	const many = upperRate({ visits: 10_000, failing: 100 }, 0.001);
	expect(few).toBeGreaterThan(many);
	expect(many).toBeGreaterThan(0.01);
	expect(many).toBeLessThan(0.02);
	expect(upperRate({ visits: 200, failing: 0 }, 0.001)).toBeCloseTo(0.034, 2);
});
