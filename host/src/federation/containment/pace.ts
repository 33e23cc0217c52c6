/** As they were before any remote's code ran. */
const now = performance.now.bind(performance);
const later = globalThis.setTimeout.bind(globalThis);

/**
 * A browser takes one or two hundred writes to its history within some seconds, from all together, and then none: of the
 * router's neither, so that a page is drawn and the address stays that of the one before.
 */
const MOST = 3;
const WITHIN_MS = 1_000;

let since = Number.NEGATIVE_INFINITY;
let count = 0;
let waiting: (() => void) | undefined;

/** Writes at once, or, where it was written too often, a moment later; then only what came last. Answers whether it was at once. */
export function atPace(write: () => void): boolean {
	if (waiting || !isInTime()) {
		if (!waiting) later(writeWaiting, since + WITHIN_MS - now());
		waiting = write;
		return false;
	}
	count++;
	write();
	return true;
}

function isInTime(): boolean {
	if (now() - since >= WITHIN_MS) {
		since = now();
		count = 0;
	}
	return count < MOST;
}

function writeWaiting(): void {
	const write = waiting;
	waiting = undefined;
	if (write) atPace(write);
}
