import type { Overview } from '@borlette/shared/contract/overview';

/** Of the trend, today the last. */
export type Days = NonNullable<Overview['sales']>['days'];

const DAY_MS = 86_400_000;
const serial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** `yyyy-MM-dd`, so many days before. */
export const daysBefore = (day: string, days: number): string =>
	new Date((serial(day) - days) * DAY_MS).toISOString().slice(0, 10);

/** How many days one is before another. */
export const daysFrom = (first: string, last: string): number => serial(last) - serial(first);

/**
 * What was sold on a day that is over, minor units: today has sold as much as it has so far, and would lower it, as would
 * days on which nobody was there to sell.
 * @param since `yyyy-MM-dd`, the day on which they came; what was sold before counts all the same
 */
export function averageBeforeToday(days: Days, since: string): number {
	const first = days.findIndex(({ day, vente }) => vente > 0 || day >= since);
	const over = days.slice(first, -1);
	return Math.round(over.reduce((sum, { vente }) => sum + vente, 0) / Math.max(over.length, 1));
}
