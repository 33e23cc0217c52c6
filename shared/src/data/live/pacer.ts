/** Live reads take at most a fourth of the time. */
const SHARE = 4;
/** The longest pause, however slow the reads are. */
const LONGEST_MS = 10_000;

let busyMs = 0;
let isWatching = false;

/** Adds up long tasks (50 ms and more); stays at 0 in browsers that do not report them. */
function watchBusy(): void {
	if (isWatching || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask'))
		return;
	isWatching = true;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) busyMs += duration;
	}).observe({ type: 'longtask' });
}

/**
 * Paces live reads, so that they do not take all of a slow phone, a slow line or a busy server while much is sold: after a
 * round comes a pause of three times what the round took.
 * @returns `round`: runs one; `restMs`: how long the next one still has to wait, 0 or below: not at all
 */
export function pacer() {
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
