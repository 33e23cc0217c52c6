import { wholeShares } from './shares.ts';

test.each([
	[
		[1, 1, 1],
		[34, 33, 33],
	],
	[
		[335, 335, 330],
		[34, 33, 33],
	],
	[
		[9_900, 50, 50],
		[99, 1, 0],
	],
	[[600_000_000_000], [100]],
	[
		[0, 0],
		[0, 0],
	],
	[[], []],
])('%j has the shares %j', (parts, shares) => {
	expect(wholeShares(parts)).toEqual(shares);
});

test('shares of anything add up to 100', () => {
	for (let games = 1; games <= 9; games += 1) {
		const parts = Array.from({ length: games }, (_, index) => (index + 1) ** 3 + 7 * games);
		expect(wholeShares(parts).reduce((sum, share) => sum + share, 0)).toBe(100);
	}
});
