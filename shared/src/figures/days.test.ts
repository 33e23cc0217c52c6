import fc from 'fast-check';
import {
	addDays,
	addMonths,
	besideDays,
	comparedDays,
	isDay,
	PERIODS,
	periodOf,
	readDay,
	readMoment,
	readTime,
} from './days.ts';

const TODAY = '2026-03-10';

test.each([
	['23/11/2026', '2026-11-23'],
	['3/1/2027', '2027-01-03'],
	['23.11.26', '2026-11-23'],
	[' 23-11 ', '2026-11-23'],
	['23112026', '2026-11-23'],
	['231126', '2026-11-23'],
	['2311', '2026-11-23'],
	['2026-11-23', '2026-11-23'],
	['29/02/2028', '2028-02-29'],
	['29/02', null],
	['31/02', null],
	['23/13', null],
	['00/01', null],
	['23/11/0026', null],
	['23/11/202', null],
	['23', null],
	['demain', null],
	['', null],
])('"%s" is the day %s', (typed, day) => {
	expect(readDay(typed, TODAY)).toBe(day);
});

test.each([
	['31/12', '2027-01-01', '2026-12-31'],
	['0112', '2027-01-10', '2026-12-01'],
	['02/01', '2027-01-01', '2027-01-02'],
	['31/12/2027', '2027-01-01', '2027-12-31'],
	['02/01', '2026-12-31', '2026-01-02'],
	['29/02', '2028-01-01', '2028-02-29'],
	['15/07', '2027-01-10', '2027-07-15'],
	['15/08', '2027-01-10', '2026-08-15'],
])('"%s", typed on %s where no later day can be meant, is the day %s', (typed, today, day) => {
	expect(readDay(typed, today, today)).toBe(day);
});

test.each([
	['14:30', '14:30'],
	['14h30', '14:30'],
	['1430', '14:30'],
	['930', '09:30'],
	['9:05', '09:05'],
	['14h', '14:00'],
	['9', '09:00'],
	['24:00', null],
	['12:60', null],
	['12:3', null],
	['midi', null],
	['', null],
])('"%s" is the time %s', (typed, time) => {
	expect(readTime(typed)).toBe(time);
});

test.each([
	['23/11/2026 14:30', '2026-11-23T14:30'],
	['2026-11-23T14:30', '2026-11-23T14:30'],
	['23/11 930', '2026-11-23T09:30'],
	['23/11/2026', null],
	['23/11/2026 ', null],
	['31/02/2026 14:30', null],
])('"%s" is the moment %s', (typed, moment) => {
	expect(readMoment(typed, TODAY)).toBe(moment);
});

test('whatever is typed is a day of the calendar, or nothing', () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[\d/. -]{0,10}$/), (typed) => {
			const day = readDay(typed, TODAY);
			expect(day === null || isDay(day)).toBe(true);
		}),
	);
});

test('days and months are counted by the calendar', () => {
	expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
	expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
	expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
	expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test.each([
	['today', '2026-03-01', '2026-03-01', '2026-03-01'],
	['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
	['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
	['week', '2026-01-03', '2025-12-28', '2026-01-03'],
	['month', '2026-03-31', '2026-03-01', '2026-03-31'],
	['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
	['lastMonth', '2026-01-10', '2025-12-01', '2025-12-31'],
] as const)('%s of %s', (name, today, start_date, end_date) => {
	expect(PERIODS[name](today)).toEqual({ start_date, end_date });
	expect(periodOf({ start_date, end_date }, today)).toBe(name);
});

test.each([
	[
		'a day',
		['2026-03-09', '2026-03-09'],
		['2026-03-08', '2026-03-08'],
		['2026-03-10', '2026-03-10'],
	],
	[
		'seven days',
		['2026-02-25', '2026-03-03'],
		['2026-02-18', '2026-02-24'],
		['2026-03-04', '2026-03-10'],
	],
	['today', [TODAY, TODAY], ['2026-03-09', '2026-03-09'], null],
	['a month so far', ['2026-03-01', TODAY], ['2026-02-01', '2026-02-28'], null],
	[
		'a month before this one',
		['2026-02-01', '2026-02-28'],
		['2026-01-01', '2026-01-31'],
		['2026-03-01', TODAY],
	],
	[
		'what began with a month and goes on into this one',
		['2026-01-01', TODAY],
		['2025-10-24', '2025-12-31'],
		null,
	],
	[
		'a month of a leap year',
		['2024-02-01', '2024-02-29'],
		['2024-01-01', '2024-01-31'],
		['2024-03-01', '2024-03-31'],
	],
])('beside %s lie as many days, or a month', (_name, [start = '', end = ''], before, after) => {
	const days = { start_date: start, end_date: end };
	const asDays = (pair: readonly string[] | null) =>
		pair && { start_date: pair[0], end_date: pair[1] };
	expect(besideDays(days, -1, TODAY)).toEqual(asDays(before));
	expect(besideDays(days, 1, TODAY)).toEqual(asDays(after));
});

test('the first of a month is a day, not a month', () => {
	const first = '2026-03-01';
	const days = { start_date: first, end_date: first };
	expect(besideDays(days, -1, first)).toEqual({ start_date: '2026-02-28', end_date: '2026-02-28' });
	const before = { start_date: '2026-02-01', end_date: '2026-02-28' };
	expect(besideDays(before, 1, first)).toEqual(days);
});

test.each([
	['a day', '2026-11-30', ['2026-11-12', '2026-11-12'], ['2026-11-11', '2026-11-11']],
	['today', '2026-11-30', ['2026-11-30', '2026-11-30'], ['2026-11-29', '2026-11-29']],
	['seven days', '2026-11-30', ['2026-11-24', '2026-11-30'], ['2026-11-17', '2026-11-23']],
	[
		'this month on its last day',
		'2026-11-30',
		['2026-11-01', '2026-11-30'],
		['2026-10-01', '2026-10-30'],
	],
	['this month', '2026-11-12', ['2026-11-01', '2026-11-12'], ['2026-10-01', '2026-10-12']],
	[
		'this month, typed whole',
		'2026-11-12',
		['2026-11-01', '2026-11-30'],
		['2026-10-01', '2026-10-12'],
	],
	[
		'a month longer than the one before',
		'2026-03-31',
		['2026-03-01', '2026-03-31'],
		['2026-02-01', '2026-02-28'],
	],
	[
		'a month shorter than the one before',
		'2026-02-28',
		['2026-02-01', '2026-02-28'],
		['2026-01-01', '2026-01-28'],
	],
	['last month', '2026-12-01', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-31']],
	['the first', '2026-12-01', ['2026-12-01', '2026-12-01'], ['2026-11-30', '2026-11-30']],
	[
		'a part of a month that is over',
		'2026-12-20',
		['2026-11-01', '2026-11-12'],
		['2026-10-20', '2026-10-31'],
	],
	[
		'days of which some are to come',
		'2026-11-30',
		['2026-11-29', '2026-12-05'],
		['2026-11-27', '2026-11-28'],
	],
	['days to come', '2026-11-30', ['2026-12-02', '2026-12-03'], ['2026-11-30', '2026-12-01']],
])('%s is compared with its like', (_name, today, [start_date = '', end_date = ''], like) => {
	expect(Object.values(comparedDays({ start_date, end_date }, today))).toEqual(like);
});
