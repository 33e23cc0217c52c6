import { comparedDays } from '@borlette/shared/figures/days';
import { todayIn } from '../db/clock.ts';
import type { Db } from '../db/connect.ts';
import { invalidField } from '../errors.ts';

/** Days `yyyy-MM-dd`, both included. */
export interface Period {
	start: string;
	end: string;
}

interface Asked {
	start_date?: string;
	end_date?: string;
}

const DAY_MS = 86_400_000;
const LONGEST_COMPARED = 366;

const serial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The days asked for; today without any. Throws `end_before_start` at `end_date`. */
export async function periodOf(db: Db, zone: string, asked: Asked): Promise<Period> {
	const { start_date, end_date } = asked;
	if (start_date && end_date && end_date < start_date) {
		throw invalidField('end_date', 'end_before_start');
	}
	if (start_date && end_date) return { start: start_date, end: end_date };
	const today = await todayIn(db, zone);
	const end = end_date ?? (start_date && start_date > today ? start_date : today);
	return { start: start_date ?? end, end };
}

/** So many days, of which the given one is the last. */
export const daysUntil = (end: string, days: number): Period => ({
	start: dayOf(serial(end) - days + 1),
	end,
});

/** Both included. */
const daysIn = ({ start, end }: Period): number => serial(end) - serial(start) + 1;

/** What a period is compared with (`comparedDays`); null where that would be too many days, or before the calendar. */
export function periodCompared({ start, end }: Period, today: string): Period | null {
	const days = comparedDays({ start_date: start, end_date: end }, today);
	const compared = { start: days.start_date, end: days.end_date };
	if (daysIn(compared) > LONGEST_COMPARED || serial(compared.start) < serial('0001-01-01'))
		return null;
	return compared;
}

/** The days but the last one; null: there is no other. */
export const withoutLast = ({ start, end }: Period): Period | null =>
	start === end ? null : { start, end: dayOf(serial(end) - 1) };
