import { daysInOrder } from './daysInOrder.ts';

test('today comes first, then what is to come, then what has passed', () => {
	const days = ['2026-03-09', '2026-03-11', '2026-03-10', '2026-03-08', '2026-03-10', '2026-03-12'];
	expect(daysInOrder(days, '2026-03-10')).toEqual([
		'2026-03-10',
		'2026-03-11',
		'2026-03-12',
		'2026-03-09',
		'2026-03-08',
	]);
});
