import { chartHours, peakOf, shownHours } from './hours.ts';

const day = (sales: Record<number, number>, until: number) =>
	Array.from({ length: until + 1 }, (_, hour) => ({
		hour,
		fiches: sales[hour] ? 1 : 0,
		vente: sales[hour] ?? 0,
	}));
const hoursOf = (rows: readonly { hour: number }[]) => rows.map(({ hour }) => hour);

test('the night before is left out, unless something was sold in it', () => {
	expect(hoursOf(shownHours(day({ 8: 100 }, 9)))).toEqual([6, 7, 8, 9]);
	expect(hoursOf(shownHours(day({ 4: 100 }, 6)))).toEqual([4, 5, 6]);
});

test('a chart reaches to midnight, with nothing for the hours to come', () => {
	const hours = chartHours(day({ 8: 100 }, 9));
	expect(hoursOf(hours)).toEqual(Array.from({ length: 18 }, (_, index) => 6 + index));
	expect(hours.slice(2, 5).map(({ vente }) => vente)).toEqual([100, 0, null]);
	expect(hoursOf(chartHours(day({}, 2)))[0]).toBe(6);
});

test('the peak is the hour that sold most; an empty day has none', () => {
	expect(peakOf(day({ 8: 100, 11: 300, 12: 200 }, 14))?.hour).toBe(11);
	expect(peakOf(day({}, 14))).toBeUndefined();
});
