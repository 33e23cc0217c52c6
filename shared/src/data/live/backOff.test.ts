import { backOff, pause } from './backOff.ts';

test('each failure doubles the wait, up to half a minute', () => {
	expect([0, 1, 2, 4, 5, 50].map((failures) => backOff(failures, 0))).toEqual([
		1_000, 2_000, 4_000, 16_000, 30_000, 30_000,
	]);
});

test('chance takes up to half of it away', () => {
	expect(backOff(3, 1)).toBe(4_000);
	expect(backOff(3, 0.5)).toBe(6_000);
});

test('it ends at once when the network is back', async () => {
	const waiting = pause(60_000, new AbortController().signal);
	window.dispatchEvent(new Event('online'));
	await expect(waiting).resolves.toBeUndefined();
});
