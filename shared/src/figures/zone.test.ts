import { dayInWords, zoneInWords } from './zone.ts';

const WINTER = Date.parse('2026-01-15T12:00:00Z');
const SUMMER = Date.parse('2026-07-15T12:00:00Z');

test.each(['fr', 'en', 'de'])(
	'a zone is told by UTC, with the offset of the moment: %s',
	(locale) => {
		expect(zoneInWords(WINTER, 'America/Port-au-Prince', locale)).toBe('Port-au-Prince (UTC−5)');
		expect(zoneInWords(SUMMER, 'America/Port-au-Prince', locale)).toBe('Port-au-Prince (UTC−4)');
		expect(zoneInWords(WINTER, 'Asia/Kolkata', locale)).toBe('Kolkata (UTC+5:30)');
		expect(zoneInWords(WINTER, 'Europe/London', locale)).toBe('London (UTC)');
		// Not twice.
		expect(zoneInWords(WINTER, 'UTC', locale)).toBe('UTC');
	},
);

test('the first of a month is an ordinal in French alone', () => {
	const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
	expect(dayInWords('2026-12-01', 'fr', parts)).toBe('mardi 1er décembre 2026');
	expect(dayInWords('2026-12-11', 'fr', parts)).toBe('vendredi 11 décembre 2026');
	expect(dayInWords('2026-12-01', 'en', parts)).toBe('Tuesday, December 1, 2026');
	expect(dayInWords('2026-12-01', 'de', parts)).toBe('Dienstag, 1. Dezember 2026');
	expect(dayInWords('2026-12-01', 'fr', { month: 'long', year: 'numeric' })).toBe('décembre 2026');
});
