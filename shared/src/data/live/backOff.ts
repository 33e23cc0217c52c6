const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the next try, ms: twice as long after each failure, up to half a minute,
 * and up to half of it less by chance, so that a restarted server is not asked by all at once.
 */
export function backOff(failures: number, chance: number = Math.random()): number {
	const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
	return full * (1 - chance / 2);
}

/** Resolves after so many ms, at once when the signal ends it or the browser is online again. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', end);
			window.removeEventListener('online', end);
			resolve();
		};
		const timer = setTimeout(end, ms);
		signal.addEventListener('abort', end);
		window.addEventListener('online', end);
	});
}
