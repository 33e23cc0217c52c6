import { offsetAt } from './zones.ts';

/** When and how often a draw is held. */
export interface Schedule {
	timezone: string;
	/** `HH:mm` in `timezone`. */
	draw_time: string;
	/** ISO weekdays: 1 is Monday. */
	days: readonly number[];
	/** 0 unless given. */
	cutoff_minutes?: number;
}

/** One date of a schedule; instants in ms since 1970. */
export interface DrawDate {
	drawAt: number;
	/** When sales end. */
	closeAt: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instant at which a zone's clock shows a day and time (given as if it were UTC, ms). Where
 * clocks go forward over it, it is read by the offset before; where they show it twice, by the
 * offset after: as PostgreSQL does, which plans the draws.
 */
function instantOf(local: number, zone: string): number {
	const before = offsetAt(local - DAY_MS, zone);
	const after = offsetAt(local + DAY_MS, zone);
	const isTrueAfter = offsetAt(local - after, zone) === after;
	return local - (isTrueAfter ? after : before);
}

/** The next dates of a schedule that are drawn after `now` (ms). */
export function nextDraws(schedule: Schedule, now: number, count = 3): DrawDate[] {
	const { timezone, draw_time, days, cutoff_minutes = 0 } = schedule;
	const [hours = 0, minutes = 0] = draw_time.split(':').map(Number);
	const nowThere = now + offsetAt(now, timezone);
	const today = nowThere - (nowThere % DAY_MS);
	const draws: DrawDate[] = [];
	// One day a week at least: each date is found within a week of the one before.
	for (let day = 0; draws.length < count && day <= count * 7; day += 1) {
		const midnight = today + day * DAY_MS;
		if (!days.includes(new Date(midnight).getUTCDay() || 7)) continue;
		const drawAt = instantOf(midnight + (hours * 60 + minutes) * MINUTE_MS, timezone);
		if (drawAt > now) draws.push({ drawAt, closeAt: drawAt - cutoff_minutes * MINUTE_MS });
	}
	return draws;
}
