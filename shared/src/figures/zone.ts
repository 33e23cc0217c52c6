import { MINUS } from './signs.ts';

/** `America/New_York` → `New York`: the name people know a zone by. */
export const cityOf = (zone: string): string =>
	(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatters are costly to make and used for each row, so they are cached. */
function kept(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = JSON.stringify([locale, options]);
	const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
	formats.set(key, known);
	return known;
}

const partOf = (format: Intl.DateTimeFormat, instant: number, type: Intl.DateTimeFormatPartTypes) =>
	format.formatToParts(instant).find((part) => part.type === type)?.value ?? '';

/**
 * How far a zone's clock is ahead of UTC at an instant (ms): `UTC−5`, and `UTC` alone where it is not. English and German would
 * call it GMT, beside the hours that come twice and are told by UTC in all languages (figures/clock.ts).
 */
export const offsetName = (instant: number, zone: string, locale: string): string =>
	partOf(kept(locale, { timeZone: zone, timeZoneName: 'shortOffset' }), instant, 'timeZoneName')
		.replace('GMT', 'UTC')
		.replace('-', MINUS)
		.replace(/\+0$/, '');

/** `America/Port-au-Prince` → `Port-au-Prince (UTC−5)`, with the offset that holds at the instant. */
export function zoneInWords(instant: number, zone: string, locale: string): string {
	const city = cityOf(zone);
	const offset = offsetName(instant, zone, locale);
	return offset && offset !== city ? `${city} (${offset})` : city;
}

/** Day of the week in a zone at an instant: `sam.` */
export const weekdayAt = (instant: number, zone: string, locale: string): string =>
	kept(locale, { timeZone: zone, weekday: 'short' }).format(instant);

/**
 * A day `yyyy-MM-dd` as a sentence has it, by the parts that are wanted: `lundi 23 novembre 2026`. The first of a month is an ordinal in
 * French, which Unicode's data do not say.
 */
export const dayInWords = (
	day: string,
	locale: string,
	parts: Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>,
): string =>
	kept(locale, { timeZone: 'UTC', ...parts })
		.formatToParts(Date.parse(day))
		.map(({ type, value }) => (type === 'day' && value === '1' && locale === 'fr' ? '1er' : value))
		.join('');

/** Whether this machine knows the zone; a name being typed or gone from its database is not. */
export function isZone(zone: string): boolean {
	try {
		// Not kept: there are as many names as ways to write them.
		return zone !== '' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
	} catch {
		return false;
	}
}

/** The zone this person's machine is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
