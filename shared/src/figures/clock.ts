import { tzOffset } from '@date-fns/tz';
import type { Locale as DateLocale } from 'date-fns';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How far a zone's clock is ahead of UTC at an instant, both in ms. */
export const offsetAt = (instant: number, zone: string): number =>
	tzOffset(zone, new Date(instant)) * MINUTE_MS;

/** The clock and calendar of a zone at an instant: the year in four digits, all else in two. */
export interface WallClock {
	year: string;
	/** `01` to `12`. */
	month: string;
	day: string;
	/** `00` to `23`. */
	hour: string;
	minute: string;
	second: string;
}

/** What a clock in `zone` shows. The machine's own zone never enters. */
export function wallClockOf(instant: Date | string, zone: string): WallClock {
	const at = new Date(instant).getTime();
	const shown = new Date(at + offsetAt(at, zone)).toISOString();
	const [year = '', month = '', day = '', hour = '', minute = '', second = ''] =
		shown.split(/[-T:.]/);
	return { year, month, day, hour, minute, second };
}

/** `yyyy-MM-ddTHH:mm` of a zone's clock, as a field for it holds the text. */
export function localTextOf(instant: Date, zone: string): string {
	const { year, month, day, hour, minute } = wallClockOf(instant, zone);
	return `${year}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The instant at which a zone's clock shows a day and time (given as if it were UTC, ms). Where
 * clocks go forward over it, it is read by the offset before; where they show it twice it is the
 * first: as `drawn_at` of the database, which plans the draws.
 */
export function instantOf(local: number, zone: string): number {
	const before = offsetAt(local - DAY_MS, zone);
	const after = offsetAt(local + DAY_MS, zone);
	const isTrueBefore = offsetAt(local - before, zone) === before;
	const isTrueAfter = offsetAt(local - after, zone) === after;
	return local - (isTrueAfter && !isTrueBefore ? after : before);
}

/** The same of `yyyy-MM-ddTHH:mm`, as ISO 8601 in UTC; null: no such text. */
export function instantAt(local: string, zone: string): string | null {
	const wanted = Date.parse(`${local}Z`);
	return Number.isNaN(wanted) ? null : new Date(instantOf(wanted, zone)).toISOString();
}

/** `short`: `janv.`; `long`: `janvier`. In the form that is beside a day. */
export const monthName = (month: number | string, locale: DateLocale, width: 'short' | 'long') =>
	locale.localize.month((Number(month) - 1) as 0, {
		width: width === 'short' ? 'abbreviated' : 'wide',
		context: 'formatting',
	});

const halfOf = (hour: number, locale: DateLocale): string =>
	locale.localize.dayPeriod(hour < 12 ? 'am' : 'pm', {
		width: 'abbreviated',
		context: 'formatting',
	});

type Day = Pick<WallClock, 'year' | 'month' | 'day'>;

/** Of `yyyy-MM-dd`. */
export function calendarDay(text: string): Day {
	const [year = '', month = '', day = ''] = text.split('-');
	return { year, month, day };
}

/** Formats of dates (specification 9), and the parts of them that stand alone. */
export const ZONED_FORMATS = {
	/** `yyyy-MM-dd` */
	date: ({ year, month, day }: Day) => `${year}-${month}-${day}`,
	/** `dd/MM/yyyy`: as a field shows a day, and as it is typed. */
	dayTyped: ({ year, month, day }: Day) => `${day}/${month}/${year}`,
	/** `dd MMM` */
	dayMonth: ({ month, day }: Day, locale: DateLocale) =>
		`${day} ${monthName(month, locale, 'short')}`,
	/** `dd MMM yyyy` */
	day: (day: Day, locale: DateLocale) => `${ZONED_FORMATS.dayMonth(day, locale)} ${day.year}`,
	/** `dd MMM yyyy HH:mm` */
	dateTime: (clock: WallClock, locale: DateLocale) =>
		`${ZONED_FORMATS.day(clock, locale)} ${clock.hour}:${clock.minute}`,
	/** `HH:mm` */
	clock: ({ hour, minute }: WallClock) => `${hour}:${minute}`,
	/** `HH:mm:ss` */
	time: ({ hour, minute, second }: WallClock) => `${hour}:${minute}:${second}`,
	/** `dd/MM/yyyy hh:mm a` */
	dateTimeShort: (clock: WallClock, locale: DateLocale) => {
		const hour = Number(clock.hour);
		const shown = String(hour % 12 || 12).padStart(2, '0');
		return `${ZONED_FORMATS.dayTyped(clock)} ${shown}:${clock.minute} ${halfOf(hour, locale)}`;
	},
} as const;
export type ZonedFormat = keyof typeof ZONED_FORMATS;
