/** Returns the moment it is, ms since 1970. */
export type Clock = () => number;

/**
 * A clock that runs with the server's: `asOf` is what it said (an instant), `receivedAt` what this
 * machine's clock said then (ms). A machine set wrong counts down right all the same.
 */
export function serverClock(asOf: string, receivedAt: number): Clock {
	const ahead = Date.parse(asOf) - receivedAt;
	return () => Date.now() + ahead;
}

/** Whole seconds until an instant, the one under way included; 0 once it has come. */
export const secondsUntil = (to: string, now: number): number =>
	Math.max(0, Math.ceil((Date.parse(to) - now) / 1000));

/** How long the second shown now still lasts, ms; null once the instant has come. */
export function untilNextSecond(to: string, now: number): number | null {
	const left = Date.parse(to) - now;
	return left > 0 ? left % 1000 || 1000 : null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const two = (value: number) => String(value).padStart(2, '0');

/** `days`, and the rest as a clock writes it: `4:05`, from one hour on `1:04:05`. */
export function countdownOf(seconds: number): { days: number; clock: string } {
	const days = Math.floor(seconds / DAY);
	const hours = Math.floor((seconds % DAY) / HOUR);
	const minutes = Math.floor((seconds % HOUR) / MINUTE);
	const tail = two(seconds % MINUTE);
	const isLong = days > 0 || hours > 0;
	return { days, clock: isLong ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}` };
}
