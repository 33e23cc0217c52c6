import { levelOf, weightOf } from './weight.ts';

const ball = { staked: 2_500, liability: 200_000, limite: null, remaining: null };

test('with a limit a ball weighs what is staked of it', () => {
	const limited = { ...ball, limite: 10_000, remaining: 7_500 };
	expect(weightOf(limited, 1)).toEqual({ of: 'limit', share: 0.25 });
	expect(weightOf({ ...limited, limite: 0, remaining: 0 }, 1).share).toBe(1);
});

test('without one it weighs its worst payout against what the draw can bear', () => {
	expect(weightOf(ball, 400_000)).toEqual({ of: 'takings', share: 0.5 });
	expect(weightOf({ ...ball, staked: 0, liability: 0 }, 400_000).share).toBe(0);
	expect(weightOf({ ...ball, staked: 0, liability: 0 }, 0).share).toBe(0);
});

test('the scale steps at quarters; all of it is a step of its own', () => {
	expect([0, 0.01, 0.25, 0.5, 0.75, 0.99, 1, 3].map(levelOf)).toEqual([0, 1, 2, 3, 4, 4, 5, 5]);
});
