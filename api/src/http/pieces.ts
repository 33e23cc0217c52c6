import { setImmediate as nextTurn } from 'node:timers/promises';

/** Less than a millisecond's work: other calls, which take several turns of the loop, get on between. */
const PIECE = 10;

/** Rows a few at a time, with what else there is to do in between. */
export async function* inPieces<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
	for (let start = 0; start < rows.length; start += PIECE) {
		if (start > 0) await nextTurn();
		yield rows.slice(start, start + PIECE);
	}
}
