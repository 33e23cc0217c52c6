import { Pressure } from './pressure.ts';

/**
 * Lets a page live for some seconds, ms by ms.
 * @param each what happens at a moment
 * @returns when it was called endless, ms; undefined: never
 */
function live(seconds: number, each: (pressure: Pressure, ms: number) => void) {
	const pressure = new Pressure(0);
	for (let ms = 0; ms < seconds * 1_000; ms++) {
		each(pressure, ms);
		if (pressure.isEndless(ms)) return ms;
	}
	return undefined;
}

const every = (ms: number, interval: number) => ms % interval === 0;
const FRAME = 16;

test.each([
	['an update with each timer of 4 ms', 4],
	['an update each millisecond', 1],
])('endless within seconds: %s', (_, interval) => {
	const cutAt = live(20, (pressure, ms) => {
		if (every(ms, FRAME)) pressure.frame();
		if (every(ms, interval)) pressure.update(ms);
	});
	expect(cutAt).toBeGreaterThanOrEqual(1_500);
	expect(cutAt).toBeLessThan(8_000);
});

test('endless though somebody clicks at it ten times a second', () => {
	const cutAt = live(20, (pressure, ms) => {
		if (every(ms, FRAME)) pressure.frame();
		if (every(ms, 100)) pressure.reason();
		pressure.update(ms);
	});
	expect(cutAt).toBeLessThan(3_000);
});

test('endless though it never yields: no frame is drawn', () => {
	expect(live(5, (pressure, ms) => pressure.update(ms))).toBeLessThan(2_000);
});

const CALM: [string, (pressure: Pressure, ms: number) => void][] = [
	[
		'an animation on a fast screen',
		(pressure, ms) => {
			if (!every(ms, 7)) return;
			pressure.frame();
			pressure.update(ms);
		},
	],
	[
		'something dragged, two updates a frame',
		(pressure, ms) => {
			if (!every(ms, FRAME)) return;
			pressure.frame();
			pressure.update(ms);
			pressure.update(ms);
		},
	],
	[
		'typing faster than anybody types, three updates a key',
		(pressure, ms) => {
			if (!every(ms, 20)) return;
			pressure.reason();
			for (let count = 0; count < 3; count++) pressure.update(ms);
		},
	],
	[
		'a list with a hundred answers a second, five updates each',
		(pressure, ms) => {
			if (!every(ms, 10)) return;
			pressure.reason();
			for (let count = 0; count < 5; count++) pressure.update(ms);
		},
	],
	[
		'a hidden tab that is told of changes twenty times a second',
		(pressure, ms) => {
			if (every(ms, 50)) pressure.update(ms);
		},
	],
	[
		'a page that needs five hundred updates to begin, every four seconds another',
		(pressure, ms) => {
			if (every(ms, FRAME)) pressure.frame();
			if (every(ms, 4_000)) for (let count = 0; count < 500; count++) pressure.update(ms);
		},
	],
];
test.each(CALM)('never endless: %s', (_, each) => {
	expect(live(60, each)).toBeUndefined();
});
