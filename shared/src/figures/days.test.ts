import fc from 'fast-check';
import {
	addDays,
	addMonths,
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
