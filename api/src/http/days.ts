import { MAX_DAYS } from '@borlette/shared/contract';
import { todayIn } from '../db/clock.ts';
import type { Db } from '../db/connect.ts';
import { invalidField } from '../errors.ts';

/** Days `yyyy-MM-dd` of a list or report, both included and either absent. */
export interface Days {
	start_date?: string | undefined;
	end_date?: string | undefined;
}

const DAY_MS = 86_400_000;

/** Throws `end_before_start` at `end_date`. */
export function requireDaysInOrder({ start_date, end_date }: Days): void {
	if (start_date && end_date && end_date < start_date) {
		throw invalidField('end_date', 'end_before_start');
	}
}

/** Throws `too_many_days` at `end_date`, where the span goes beyond `most`. */
export function requireFewDays(start: string, end: string, most: number): void {
	const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
	if (days > most) throw invalidField('end_date', 'too_many_days', most);
}

/**
 * For what reads each day that is asked for, and neither end stands for "ever": a start alone goes
 * to today in the zone at least, an end alone names that day. Throws `end_before_start` and `too_many_days` at `end_date`.
 */
export async function requireBoundedDays(db: Db, zone: string, asked: Days): Promise<void> {
	requireDaysInOrder(asked);
	const { start_date, end_date } = asked;
	if (start_date) requireFewDays(start_date, end_date ?? (await todayIn(db, zone)), MAX_DAYS);
}
