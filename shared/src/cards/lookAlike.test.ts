import { lookAlike } from './lookAlike.ts';

const PIXELS = 100;

test('bars look the same while none of them moves by a whole pixel', () => {
	expect(lookAlike([1_000, 500], [1_003, 500], PIXELS)).toBe(true);
	expect(lookAlike([1_000, 500], [1_000, 508], PIXELS)).toBe(false);
	expect(lookAlike([1_000, -500], [1_000, 500], PIXELS)).toBe(false);
});

test('a bar that comes or goes does not, nor do other bars', () => {
	expect(lookAlike([1_000, null], [1_000, null], PIXELS)).toBe(true);
	expect(lookAlike([1_000, null], [1_000, 0], PIXELS)).toBe(false);
	expect(lookAlike([1_000], [1_000, 0], PIXELS)).toBe(false);
	expect(lookAlike([], [], PIXELS)).toBe(true);
});

test('the first sale of a day shows', () => {
	expect(lookAlike([0, 0], [0, 0], PIXELS)).toBe(true);
	expect(lookAlike([0, 0], [0, 5], PIXELS)).toBe(false);
});
