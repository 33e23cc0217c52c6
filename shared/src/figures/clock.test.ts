import { de } from 'date-fns/locale/de';
import { fr } from 'date-fns/locale/fr';
import { calendarDay, instantAt, localTextOf, wallClockOf, ZONED_FORMATS } from './clock.ts';

const ZONE = 'America/New_York';

test.each([
	['2026-01-15T14:30', '2026-01-15T19:30:00.000Z'],
	['2026-07-15T14:30', '2026-07-15T18:30:00.000Z'],
	// The clock goes forward on 8 March at 02:00.
	['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
	['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
])('%s in New York is %s, and back', (local, instant) => {
	expect(instantAt(local, ZONE)).toBe(instant);
	expect(localTextOf(new Date(instant), ZONE)).toBe(local);
});

test('a text that is no date and time is no instant', () => {
	expect(instantAt('', ZONE)).toBeNull();
});

test('where clocks show a time twice or never, it is read as the database plans draws', () => {
	expect(instantAt('2026-11-01T01:30', ZONE)).toBe('2026-11-01T05:30:00.000Z');
	expect(instantAt('2026-03-08T02:30', ZONE)).toBe('2026-03-08T07:30:00.000Z');
});

test('of an hour that the clock shows twice it is said which of both it is, and of no other', () => {
	const at = (instant: string, zone = ZONE) => ZONED_FORMATS.time(wallClockOf(instant, zone));
	expect(
		['2026-11-01T04:59:59Z', '2026-11-01T05:00:00Z', '2026-11-01T05:59:59Z'].map((one) => at(one)),
	).toEqual(['00:59:59', '01:00:00 UTC−4', '01:59:59 UTC−4']);
	expect(
		['2026-11-01T06:00:00Z', '2026-11-01T06:59:59Z', '2026-11-01T07:00:00Z'].map((one) => at(one)),
	).toEqual(['01:00:00 UTC−5', '01:59:59 UTC−5', '02:00:00']);
	// Where the clock goes forward no hour comes twice.
	expect(at('2026-03-08T06:30:00Z')).toBe('01:30:00');
	// Half an hour, and zones ahead of UTC.
	expect(at('2026-10-25T01:10:00Z', 'Europe/London')).toBe('01:10:00 UTC+0');
	expect(at('2026-04-04T15:10:00Z', 'Australia/Lord_Howe')).toBe('01:40:00 UTC+10:30');
	const clock = wallClockOf('2026-11-01T06:30:00Z', ZONE);
	expect(ZONED_FORMATS.dateTime(clock, fr)).toBe('01 nov. 2026 01:30 UTC−5');
	expect(ZONED_FORMATS.dateTimeShort(clock, fr)).toBe('01/11/2026 01:30 AM UTC−5');
	expect(localTextOf(new Date('2026-11-01T06:30:00Z'), ZONE)).toBe('2026-11-01T01:30');
});

test('moments and days read as the specification writes them, by the clock of the zone', () => {
	const clock = wallClockOf('2026-02-01T04:59:05Z', 'America/Port-au-Prince');
	expect(ZONED_FORMATS.date(clock)).toBe('2026-01-31');
	expect(ZONED_FORMATS.time(clock)).toBe('23:59:05');
	expect(ZONED_FORMATS.dateTime(clock, fr)).toBe('31 janv. 2026 23:59');
	expect(ZONED_FORMATS.dateTimeShort(clock, de)).toBe('31/01/2026 11:59 nachm.');
	expect(ZONED_FORMATS.day(calendarDay('2026-03-08'), de)).toBe('08 März 2026');
	expect(wallClockOf('2026-01-01T00:00:00Z', 'Asia/Kolkata')).toMatchObject({
		hour: '05',
		minute: '30',
	});
});
