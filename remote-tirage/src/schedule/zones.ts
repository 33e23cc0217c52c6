/** `America/New_York` → `New York`: the name people know a zone by. */
export const cityOf = (zone: string): string =>
	(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** How a zone is chosen and read in the form: `New York (America/New_York)`. */
export const zoneLabel = (zone: string): string => `${cityOf(zone)} (${zone})`;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are costly to make and asked for row by row. */
function kept(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = JSON.stringify([locale, options]);
	const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
	formats.set(key, known);
	return known;
}

const partOf = (format: Intl.DateTimeFormat, instant: number, type: Intl.DateTimeFormatPartTypes) =>
	format.formatToParts(instant).find((part) => part.type === type)?.value ?? '';

/** How far a zone's clock is ahead of UTC at an instant, ms. */
export function offsetAt(instant: number, zone: string): number {
	const format = kept('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
	const [, sign, hours = 0, minutes = 0] =
		/GMT(?:([+-])(\d\d):(\d\d))?/.exec(partOf(format, instant, 'timeZoneName')) ?? [];
	const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
	return sign === '-' ? -ahead : ahead;
}

/** The same in words: `UTC−5`. */
export const offsetName = (instant: number, zone: string, locale: string): string =>
	partOf(kept(locale, { timeZone: zone, timeZoneName: 'shortOffset' }), instant, 'timeZoneName');

/** Day of the week in a zone at an instant: `sam.` */
export const weekdayAt = (instant: number, zone: string, locale: string): string =>
	kept(locale, { timeZone: zone, weekday: 'short' }).format(instant);

/** Whether a browser knows the zone; a name being typed or gone from its database is not. */
export function isZone(zone: string): boolean {
	try {
		return zone !== '' && Boolean(kept('en-US', { timeZone: zone }));
	} catch {
		return false;
	}
}

/** The zone this person's machine is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
