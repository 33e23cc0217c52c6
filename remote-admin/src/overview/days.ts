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
