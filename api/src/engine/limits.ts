import type { Bounds } from '@borlette/shared/contract/bounds';

/** Stakes and gains of what counts together (a game or a ball in one draw), in the order of sale. */
export interface CountedLines {
	stakes: readonly number[];
	gains: readonly number[];
}

/**
 * What the bounds would have refused. A line that is refused takes nothing of `limite`, so a smaller
 * one after it may still pass, as at a terminal.
 */
export function refusedBy({ min_stake, max_stake, limite }: Bounds, lines: CountedLines) {
	const refused = { lines: 0, vente: 0, gain: 0 };
	let taken = 0;
	for (const [index, stake] of lines.stakes.entries()) {
		const passes =
			stake >= (min_stake ?? 0) &&
			stake <= (max_stake ?? Number.POSITIVE_INFINITY) &&
			taken + stake <= (limite ?? Number.POSITIVE_INFINITY);
		if (passes) {
			taken += stake;
		} else {
			refused.lines += 1;
			refused.vente += stake;
			refused.gain += lines.gains[index] ?? 0;
		}
	}
	return refused;
}
