/** Moves in a row that nobody did anything for, each this soon after the one before was drawn: they have no end. */
const ENDLESS = 50;
const SOON_MS = 250;

let row = 0;
let last = Number.NEGATIVE_INFINITY;

/** Somebody does something, which may be what the next moves are for. */
export function forgetMoves(): void {
	row = 0;
}

/** Where a move led is drawn by now, however long that took. @param now ms, as of performance.now() */
export function noteMoveDrawn(now: number): void {
	last = now;
}

/**
 * Counts a move that a page begins by itself, of whichever remote: two may lead to each other.
 * @param now ms, as of performance.now()
 */
export function isEndlessMove(now: number): boolean {
	row = now - last < SOON_MS ? row + 1 : 1;
	last = now;
	if (row < ENDLESS) return false;
	forgetMoves();
	return true;
}
