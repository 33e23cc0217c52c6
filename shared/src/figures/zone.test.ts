import { zoneInWords } from './zone.ts';

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
