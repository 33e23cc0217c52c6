import { changeOf } from './change.ts';

test('a change is a percentage of yesterday, to a tenth', () => {
	expect(changeOf(120_000, 100_000)).toEqual({ direction: 'up', basisPoints: 2_000 });
	expect(changeOf(66_667, 100_000)).toEqual({ direction: 'down', basisPoints: 3_330 });
	expect(changeOf(5, 5)).toEqual({ direction: 'same' });
});

test('where a percentage would mislead, the difference is told', () => {
	expect(changeOf(3_000, 0)).toEqual({ direction: 'up', amount: 3_000 });
	expect(changeOf(-3_000, 2_000)).toEqual({ direction: 'down', amount: 5_000 });
	expect(changeOf(1_000, -4_000)).toEqual({ direction: 'up', amount: 5_000 });
	expect(changeOf(90_000, 100)).toEqual({ direction: 'up', amount: 89_900 });
	expect(changeOf(100_001, 100_000)).toEqual({ direction: 'up', amount: 1 });
});
