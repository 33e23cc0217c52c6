/** Days are `yyyy-MM-dd`, without a zone: what day it is where the company is, its clock says. */

const YEARS = /^(19|2\d)\d\d$/;
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** `23/11/2026`, `23.11.26`, `23-11`, `23 11`. */
const PARTED = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/;
/** `23112026`, `231126`, `2311`. */
const TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/;
/** `14:30`, `14h30`, `1430`, `930`, `14h`, `9`. */
const TIME = /^(\d{1,2})(?:[:h.]?(\d{2}))?h?$/i;

const instantOfDay = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Whether a text is a day of the calendar: 31 February is none. */
export function isDay(text: string): boolean {
	const date = instantOfDay(text);
	return ISO.test(text) && !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** Who types a day so much later than the last that can be meant means last year's: 31 December, in January. */
const FAR_MONTHS = 6;

/**
 * The day that somebody typed, the day of the month first; without a year it is in that of `today`, or in the one before
 * where that lies far beyond `last`. null: it is none, or not yet.
 */
export function readDay(typed: string, today: string, last = ''): string | null {
	const text = typed.trim();
	const iso = ISO.exec(text);
	const own = today.slice(0, 4);
	const [, day = '', month = '', year = ''] =
		(iso ? [text, iso[3], iso[2], iso[1]] : (PARTED.exec(text) ?? TOGETHER.exec(text))) ?? [];
	const isFar = last.startsWith(own) && Number(month) > Number(last.slice(5, 7)) + FAR_MONTHS;
	const usual = isFar ? `${Number(own) - 1}` : own;
	const whole = year.length === 2 ? `20${year}` : year || usual;
	const read = [whole, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
	return YEARS.test(whole) && isDay(read) ? read : null;
}

/** The time of day that somebody typed, as `HH:mm`; null: it is none, or not yet. */
export function readTime(typed: string): string | null {
	const [, hour, minute = '00'] = TIME.exec(typed.trim()) ?? [];
	if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
	return `${hour.padStart(2, '0')}:${minute}`;
}

/** Day and time that somebody typed, as `yyyy-MM-ddTHH:mm`; null: one of them lacks or is none. */
export function readMoment(typed: string, today: string): string | null {
	const text = typed.trim();
	const [, first = '', last = ''] =
		/^(.*\S)\s+(\S+)$/.exec(text) ?? /^([^\sT]+)T(\S+)$/.exec(text) ?? [];
	const [day, time] = [readDay(first, today), readTime(last)];
	return day && time && `${day}T${time}`;
}

export function addDays(day: string, count: number): string {
	const date = instantOfDay(day);
	date.setUTCDate(date.getUTCDate() + count);
	return dayOf(date);
}

/** The same day of another month; its last one where that month is shorter. */
export function addMonths(day: string, count: number): string {
	const first = instantOfDay(`${day.slice(0, 8)}01`);
	first.setUTCMonth(first.getUTCMonth() + count + 1, 0);
	const last = dayOf(first);
	const same = `${last.slice(0, 8)}${day.slice(8)}`;
	return same < last ? same : last;
}

/** Both included; named as the calls name them. */
export interface Days {
	readonly start_date: string;
	readonly end_date: string;
}

const monthStart = (day: string) => `${day.slice(0, 8)}01`;
const oneDay = (day: string): Days => ({ start_date: day, end_date: day });

/** The periods that are most asked for, by the day that is today where the company is. */
export const PERIODS = {
	today: oneDay,
	yesterday: (today: string) => oneDay(addDays(today, -1)),
	/** The last seven days, today included. */
	week: (today: string): Days => ({ start_date: addDays(today, -6), end_date: today }),
	month: (today: string): Days => ({ start_date: monthStart(today), end_date: today }),
	lastMonth(today: string): Days {
		const end = addDays(monthStart(today), -1);
		return { start_date: monthStart(end), end_date: end };
	},
} as const;
export type PeriodName = keyof typeof PERIODS;
export const PERIOD_NAMES = Object.keys(PERIODS) as readonly PeriodName[];

/** Which of the usual periods these days are. */
export const periodOf = (
	days: Readonly<Record<keyof Days, unknown>>,
	today: string,
): PeriodName | undefined =>
	PERIOD_NAMES.find((name) => {
		const { start_date, end_date } = PERIODS[name](today);
		return days.start_date === start_date && days.end_date === end_date;
	});

const monthEnd = (day: string) => addDays(addMonths(monthStart(day), 1), -1);
const DAY_MS = 86_400_000;
const earlier = (one: string, other: string) => (one < other ? one : other);

/** From one day to another. */
export const daysFromTo = (from: string, to: string): number =>
	(instantOfDay(to).getTime() - instantOfDay(from).getTime()) / DAY_MS;

const isMonth = ({ start_date, end_date }: Days, today: string): boolean =>
	start_date === monthStart(end_date) &&
	(end_date === monthEnd(start_date) || (end_date === today && start_date < end_date));

function asManyBeside({ start_date, end_date }: Days, direction: -1 | 1): Days {
	const step = (daysFromTo(start_date, end_date) + 1) * direction;
	return { start_date: addDays(start_date, step), end_date: addDays(end_date, step) };
}

/**
 * As many days just before (`direction` -1) or after (1) these; of a month, begun or whole, the month before or
 * after, up to `today`. null: they would lie beyond today.
 */
export function besideDays(days: Days, direction: -1 | 1, today: string): Days | null {
	if (!isMonth(days, today)) {
		const beside = asManyBeside(days, direction);
		return beside.start_date > today ? null : beside;
	}
	const start = addMonths(days.start_date, direction);
	return start > today ? null : { start_date: start, end_date: earlier(monthEnd(start), today) };
}

/**
 * What these days are compared with: as many just before; of a month the month before, and while it runs the same days
 * of it. Days that are still to come are compared with nothing, unless all are.
 */
export function comparedDays(days: Days, today: string): Days {
	const { start_date, end_date } = days;
	const isRunning = start_date <= today && today <= end_date;
	const soFar = isRunning ? { start_date, end_date: today } : days;
	if (!isMonth(days, today)) return asManyBeside(soFar, -1);
	const start = addMonths(start_date, -1);
	return { start_date: start, end_date: isRunning ? addMonths(today, -1) : monthEnd(start) };
}
