import { offsetAt } from '@borlette/shared/i18n';
import { nextDraws, type Schedule } from './nextDraws.ts';

const newYork: Schedule = {
	timezone: 'America/New_York',
	draw_time: '14:30',
	days: [1, 2, 3, 4, 5, 6, 7],
	cutoff_minutes: 5,
};
const drawsFrom = (now: string, traits: Partial<Schedule> = {}, count?: number) =>
	nextDraws({ ...newYork, ...traits }, Date.parse(now), count).map(({ drawAt }) =>
		new Date(drawAt).toISOString(),
	);

test('the draw keeps its local time when clocks go forward', () => {
	// Summer time begins on 8 March 2026 in New York.
	expect(drawsFrom('2026-03-07T12:00:00Z')).toEqual([
		'2026-03-07T19:30:00.000Z',
		'2026-03-08T18:30:00.000Z',
		'2026-03-09T18:30:00.000Z',
	]);
});

test('and when they go back', () => {
	expect(drawsFrom('2026-10-31T12:00:00Z', {}, 2)).toEqual([
		'2026-10-31T18:30:00.000Z',
		'2026-11-01T19:30:00.000Z',
	]);
});

test('a time that clocks skip, or show twice, is read as the server reads it', () => {
	// 02:30 does not exist on 8 March: it is drawn at 03:30 summer time.
	expect(drawsFrom('2026-03-08T05:30:00Z', { draw_time: '02:30' }, 1)).toEqual([
		'2026-03-08T07:30:00.000Z',
	]);
	// 01:30 comes twice on 1 November: the first one, still summer time.
	expect(drawsFrom('2026-11-01T04:00:00Z', { draw_time: '01:30' }, 2)).toEqual([
		'2026-11-01T05:30:00.000Z',
		'2026-11-02T06:30:00.000Z',
	]);
});

test('only its weekdays count, by the calendar of its zone', () => {
	// Sunday 01:00 in UTC is still Saturday in New York.
	expect(drawsFrom('2026-01-11T01:00:00Z', { draw_time: '22:30', days: [6] })).toEqual([
		'2026-01-11T03:30:00.000Z',
		'2026-01-18T03:30:00.000Z',
		'2026-01-25T03:30:00.000Z',
	]);
});

test('a draw whose time has come is past, one whose sales are closed is not', () => {
	expect(drawsFrom('2026-01-10T19:30:00Z', {}, 1)).toEqual(['2026-01-11T19:30:00.000Z']);
	const [next] = nextDraws(newYork, Date.parse('2026-01-10T19:27:00Z'), 1);
	expect(new Date(next?.closeAt ?? 0).toISOString()).toBe('2026-01-10T19:25:00.000Z');
});

test('offsets are those of the zone at the instant', () => {
	expect(offsetAt(Date.parse('2026-01-01T00:00:00Z'), 'Asia/Kolkata')).toBe(5.5 * 3_600_000);
	expect(offsetAt(Date.parse('2026-07-01T00:00:00Z'), 'America/New_York')).toBe(-4 * 3_600_000);
	expect(offsetAt(Date.parse('2026-07-01T00:00:00Z'), 'UTC')).toBe(0);
});
