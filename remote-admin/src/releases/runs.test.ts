import { FIGURES, figureOf, ticksOf } from './runs.ts';

const NONE = { visits: 0, failing: 0, lcp_p75: null, inp_p75: null, cls_p75: null };
const pointsWith = (...values: (number | null)[]) =>
	values.map((value, index) => ({ at: `${index}`, figures: { '1.0.0-a': value } }));

test('never more visits fail than there were, those that began an hour before included', () => {
	expect(figureOf('errorRate', { ...NONE, visits: 4, failing: 1 })).toBe(0.25);
	expect(figureOf('errorRate', { ...NONE, visits: 1, failing: 3 })).toBe(1);
	expect(figureOf('errorRate', { ...NONE, failing: 2 })).toBe(1);
	expect(figureOf('errorRate', NONE)).toBeNull();
});

test('where nothing failed the side of the chart goes up to a few percent, and never above 100 %', () => {
	expect(ticksOf('errorRate', pointsWith(0, null, 0)).at(-1)).toBeCloseTo(0.08);
	expect(ticksOf('errorRate', pointsWith(0.002)).at(-1)).toBeCloseTo(0.08);
	expect(ticksOf('errorRate', pointsWith(0.3, 1))).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test.each(FIGURES)('%s: the highest point has its place, in steps that people read', (figure) => {
	for (const most of [0, 0.07, 0.33, 0.99, 1]) {
		const value = figure === 'errorRate' ? most : most * 7919;
		const ticks = ticksOf(figure, pointsWith(value, 0));
		expect(ticks[0]).toBe(0);
		expect(ticks.at(-1)).toBeGreaterThanOrEqual(value);
		const step = (ticks[1] ?? 0) / 10 ** Math.floor(Math.log10(ticks[1] ?? 1) + 1e-9);
		expect([1, 2, 2.5, 5].some((each) => Math.abs(each - step) < 1e-6)).toBe(true);
	}
});
