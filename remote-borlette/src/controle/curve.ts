import type { House } from '@borlette/shared/contract/controle';

const MINUTE_MS = 60_000;
/** Minutes that are drawn before the sales end: these, or as many as there are until now and half an hour more. */
const SHOWN = 90;

export interface Minute {
	/** Minutes before the sales end, at its beginning. */
	before: number;
	/** null: it has not come yet. */
	staked: number | null;
	usual: number | null;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The minutes to be drawn, the oldest first. @param leftMs until the sales end, below 0 once they have */
export function minutesOf({ minutes, usual }: House, leftMs: number): Minute[] {
	const left = Math.max(Math.floor(leftMs / MINUTE_MS), 0);
	const shown = Math.min(Math.max(SHOWN, left + SHOWN / 3), minutes.length);
	return minutes
		.slice(0, shown)
		.map((staked, place) => ({
			before: place + 1,
			staked: place < left ? null : staked,
			usual: usual?.minutes[place] ?? null,
		}))
		.toReversed();
}

/** What was sold by now, and what usually is; the minute that runs is counted whole. */
export function soldByNow({ minutes, earlier, usual }: House, leftMs: number) {
	const left = Math.max(Math.floor(leftMs / MINUTE_MS), 0);
	return {
		sold: sum(minutes) + earlier,
		usual: usual && sum(usual.minutes.slice(left)) + usual.earlier,
	};
}
