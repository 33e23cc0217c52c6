import { setImmediate as loopTurn } from 'node:timers/promises';

/** Less than a millisecond's work: other calls, which take several turns of the event loop, proceed in between. */
const PIECE = 10;

let last: Promise<void> = Promise.resolve();

/** One piece in each turn of the loop, of whichever answer: many at once hold it up no longer than one. */
function nextTurn(): Promise<void> {
	last = last.then(() => loopTurn());
	return last;
}

/** Rows a few at a time, yielding to the event loop in between. */
export async function* inPieces<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
	for (let start = 0; start < rows.length; start += PIECE) {
		if (start > 0) await nextTurn();
		yield rows.slice(start, start + PIECE);
	}
}
