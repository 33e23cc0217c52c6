import { instantOf, offsetAt } from '@borlette/shared/i18n';

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
