import { tzOffset } from '@date-fns/tz';
import type { Locale as DateLocale } from 'date-fns';
import { MINUS } from './signs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
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
	/** In an hour that the clock shows twice, which of both it is: ` UTC−5`; else empty. */
	which: string;
}

/** Days (of UTC) about which a zone's clock is set back: each cell of a list asks, and it is twice a year. */
const setBack = new Map<string, boolean>();

function isSetBackAbout(instant: number, zone: string): boolean {
	const day = Math.floor(instant / DAY_MS);
	const key = `${zone} ${day}`;
	const known =
		setBack.get(key) ?? offsetAt((day - 1) * DAY_MS, zone) > offsetAt((day + 2) * DAY_MS, zone);
	setBack.set(key, known);
	return known;
}

function whichOfTwo(instant: number, zone: string): string {
	if (!isSetBackAbout(instant, zone)) return '';
	const own = offsetAt(instant, zone);
	const local = instant + own;
	const isTwice = [-DAY_MS, DAY_MS].some((off) => {
		const other = offsetAt(instant + off, zone);
		return other !== own && offsetAt(local - other, zone) === other;
	});
	return isTwice ? ` ${utcName(own)}` : '';
}

/** `UTC−4`, `UTC+5:30` */
function utcName(offset: number): string {
	const minutes = Math.abs(offset / MINUTE_MS) % 60;
	const rest = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
	return `UTC${offset < 0 ? MINUS : '+'}${Math.floor(Math.abs(offset) / HOUR_MS)}${rest}`;
}

/** What a clock in `zone` shows. The machine's own zone never enters. */
export function wallClockOf(instant: Date | string, zone: string): WallClock {
	const at = new Date(instant).getTime();
	const shown = new Date(at + offsetAt(at, zone)).toISOString();
	const [year = '', month = '', day = '', hour = '', minute = '', second = ''] =
		shown.split(/[-T:.]/);
	return { year, month, day, hour, minute, second, which: whichOfTwo(at, zone) };
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

/** Formats of dates (specification 9), and the parts of them that stand alone; of an hour that comes twice with which it is. */
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
		`${ZONED_FORMATS.day(clock, locale)} ${ZONED_FORMATS.clock(clock)}`,
	/** `HH:mm` */
	clock: ({ hour, minute, which }: WallClock) => `${hour}:${minute}${which}`,
	/** `HH:mm:ss` */
	time: ({ hour, minute, second, which }: WallClock) => `${hour}:${minute}:${second}${which}`,
	/** `dd/MM/yyyy hh:mm a` */
	dateTimeShort: (clock: WallClock, locale: DateLocale) => {
		const hour = Number(clock.hour);
		const shown = String(hour % 12 || 12).padStart(2, '0');
		return `${ZONED_FORMATS.dayTyped(clock)} ${shown}:${clock.minute} ${halfOf(hour, locale)}${clock.which}`;
	},
} as const;
export type ZonedFormat = keyof typeof ZONED_FORMATS;
