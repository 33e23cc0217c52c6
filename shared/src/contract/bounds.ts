import type { StakedGame } from './games.ts';
import type { FieldError } from './index.ts';
import { canonicalNumbers } from './numbers.ts';

/** Minor units; null sets no bound. */
export interface Bounds {
	/** Of one line. */
	min_stake: number | null;
	max_stake: number | null;
	/** Of all lines on the game or ball in one draw instance. */
	limite: number | null;
}

/** What no limit may be, by field; empty: nothing is wrong. The form says it as it is typed, the API whoever calls. */
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
