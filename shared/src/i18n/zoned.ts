import type { Locale as DateLocale } from 'date-fns';

/** The clock and calendar of a zone at an instant. */
export interface WallClock {
	year: string;
	/** 1 to 12. */
	month: number;
	day: string;
	hour: number;
	minute: string;
	second: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsFormat(zone: string): Intl.DateTimeFormat {
	const kept = formats.get(zone);
	if (kept) return kept;
	const made = new Intl.DateTimeFormat('en-GB', {
		timeZone: zone,
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
		second: '2-digit',
		hourCycle: 'h23',
	});
	formats.set(zone, made);
	return made;
}

/** What a clock in `zone` shows. The browser's own zone never enters. */
export function wallClockOf(instant: Date, zone: string): WallClock {
	const parts = Object.fromEntries(
		partsFormat(zone)
			.formatToParts(instant)
			.map(({ type, value }) => [type, value]),
	) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;
	return {
		...parts,
		year: parts.year.padStart(4, '0'),
		month: Number(parts.month),
		hour: Number(parts.hour),
	};
}

const MINUTE_MS = 60_000;

/** `yyyy-MM-ddTHH:mm` of a zone's clock, as a field for it holds the text. */
export function localTextOf(instant: Date, zone: string): string {
	const { year, month, day, hour, minute } = wallClockOf(instant, zone);
	return `${year}-${two(month)}-${day}T${two(hour)}:${minute}`;
}

/**
 * The instant (ISO 8601, UTC) at which a zone's clock shows `yyyy-MM-ddTHH:mm`; null: no such text.
 * Of an hour that comes twice it is the first or the second, of one that is left out the one beside.
 */
export function instantAt(local: string, zone: string): string | null {
	const wanted = Date.parse(`${local}Z`);
	if (Number.isNaN(wanted)) return null;
	let instant = wanted;
	// The offset is that of the instant sought: a second look mends the nights of a change.
	for (let look = 0; look < 2; look += 1) {
		const shown = Date.parse(`${localTextOf(new Date(instant), zone)}Z`);
		instant += Math.round((wanted - shown) / MINUTE_MS) * MINUTE_MS;
	}
	return new Date(instant).toISOString();
}

const two = (value: number | string) => String(value).padStart(2, '0');

/** Formats of dates (specification 9). */
export const ZONED_FORMATS = {
	/** `yyyy-MM-dd` */
	date: ({ year, month, day }: WallClock) => `${year}-${two(month)}-${day}`,
	/** `dd MMM yyyy HH:mm` */
	dateTime: (clock: WallClock, locale: DateLocale) =>
		`${clock.day} ${monthOf(clock, locale)} ${clock.year} ${two(clock.hour)}:${clock.minute}`,
	/** `HH:mm:ss` */
	time: ({ hour, minute, second }: WallClock) => `${two(hour)}:${minute}:${second}`,
	/** `dd/MM/yyyy hh:mm a` */
	dateTimeShort: (clock: WallClock, locale: DateLocale) =>
		`${clock.day}/${two(clock.month)}/${clock.year} ${two(clock.hour % 12 || 12)}:${clock.minute} ${halfOf(clock, locale)}`,
} as const;
export type ZonedFormat = keyof typeof ZONED_FORMATS;

const monthOf = ({ month }: WallClock, locale: DateLocale): string =>
	locale.localize.month((month - 1) as 0, { width: 'abbreviated', context: 'formatting' });

const halfOf = ({ hour }: WallClock, locale: DateLocale): string =>
	locale.localize.dayPeriod(hour < 12 ? 'am' : 'pm', {
		width: 'abbreviated',
		context: 'formatting',
	});
