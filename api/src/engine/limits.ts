import type { FieldError } from '@borlette/shared/contract';
import type { StakedGame } from '@borlette/shared/contract/games';
import { canonicalNumbers } from './games.ts';

/** Minor units; null sets no bound. */
export interface Bounds {
	/** Of one line. */
	min_stake: number | null;
	max_stake: number | null;
	/** Of all lines on the game or ball in one draw instance. */
	limite: number | null;
}

/** What no limit may be, by field; empty: nothing is wrong. */
export function wrongBounds(
	limit: Bounds & { game: StakedGame; boule?: string | null },
): Record<string, FieldError> {
	const { min_stake: min, max_stake: max, limite, boule, game } = limit;
	return {
		...(min === null && max === null && limite === null && { limite: { code: 'required' } }),
		...(min !== null &&
			max !== null &&
			max < min && { max_stake: { code: 'too_small', limit: min } }),
		...(boule && canonicalNumbers(game, boule) === undefined && { boule: { code: 'format' } }),
	};
}

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
