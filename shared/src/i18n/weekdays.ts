import { dayInWords } from '../figures/zone.ts';

/** ISO: 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The name of an ISO weekday in a language. The first of January 2024 was a Monday. */
export const weekdayName = (day: number, locale: string, width: 'long' | 'short') =>
	dayInWords(`2024-01-0${day}`, locale, { weekday: width });

/** The short names of all of them, by their numbers. */
export const weekdayNames = (locale: string): Record<string, string> =>
	Object.fromEntries(WEEKDAYS.map((day) => [String(day), weekdayName(day, locale, 'short')]));
