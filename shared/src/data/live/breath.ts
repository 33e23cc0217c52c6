/** Of the time, a fourth is for what happened. */
const SHARE = 4;
/** However slow they are, what is shown is read again. */
const LONGEST_MS = 10_000;

let busyMs = 0;
let isWatching = false;

/** Of the time that the page could answer nothing, 50 ms and more at once; browsers that do not tell it stay at 0. */
function watchBusy(): void {
	if (isWatching || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask'))
		return;
	isWatching = true;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) busyMs += duration;
	}).observe({ type: 'longtask' });
}

/**
 * Keeps live figures from taking all of a slow phone, a slow line or a busy server while much is sold: what a round took of
 * them is left to others three times over before the next one.
 * @returns `round`: runs one; `restMs`: how long the next one still waits, from 0 down not at all
 */
export function breath() {
	watchBusy();
	let begun = Number.NEGATIVE_INFINITY;
	let busyThen = busyMs;
	let answeredIn = 0;
	return {
		async round(read: () => Promise<unknown>): Promise<void> {
			begun = performance.now();
			busyThen = busyMs;
			try {
				await read();
			} finally {
				answeredIn = performance.now() - begun;
			}
		},
		restMs(): number {
			// What was read may be drawn long after it was answered.
			const took = Math.max(answeredIn, busyMs - busyThen);
			return begun + Math.min(SHARE * took, LONGEST_MS) - performance.now();
		},
	};
}
