import type { Board } from '@borlette/shared/contract/statistique';

export type BoardGame = Board['games'][number];
export type BoardBall = BoardGame['balls'][number];

/** What a ball weighs: of its limit, or where it has none, of what its game took in. */
export interface Weight {
	readonly of: 'limit' | 'takings';
	/** 1 is all of it; more where the payout passes the takings. */
	readonly share: number;
}

/**
 * With a limit: what is staked of it, which is also the worst payout against the worst that the limit
 * allows. Without: the worst payout against the game's stakes, 1 being where it costs all of them.
 */
export function weightOf(
	{ limite, remaining, staked, liability }: Omit<BoardBall, 'is_blocked' | 'option' | 'numbers'>,
	gameStaked: number,
): Weight {
	if (limite !== null && remaining !== null) {
		return { of: 'limit', share: limite === 0 ? 1 : (limite - remaining) / limite };
	}
	const share = gameStaked > 0 ? liability / gameStaked : 0;
	return { of: 'takings', share: staked > 0 || liability > 0 ? share : 0 };
}

/** Steps of the scale: nothing, below a quarter, a half, three quarters, all, and all of it. */
export const LEVELS = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export function levelOf(share: number): Level {
	if (share <= 0) return 0;
	if (share >= 1) return 5;
	return (Math.floor(share * 4) + 1) as Level;
}

/** Names a ball among all of a board: lotto 4 and 5 have one for each option. */
export const keyOfBall = ({ option, numbers }: Pick<BoardBall, 'option' | 'numbers'>): string =>
	option === null ? numbers : `${option}-${numbers}`;
