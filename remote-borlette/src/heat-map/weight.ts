import type { Board } from '@borlette/shared/contract/statistique';

export type BoardGame = Board['games'][number];
export type BoardBall = BoardGame['balls'][number];

/** What a ball weighs: of its limit, or where it has none, of what the draw can bear. */
export interface Weight {
	readonly of: 'limit' | 'takings';
	/** 1 is all of it; more where the payout passes what the draw can bear. */
	readonly share: number;
}

/**
 * With a limit: what is staked of it, which is also the worst payout against the worst that the limit
 * allows. Without: the worst payout against what the draw takes in (`bears` of the board), 1 being where the ball
 * alone costs all of it. Never against the other balls: the hottest of a quiet draw is no alarm.
 */
export function weightOf(
	{
		limite,
		remaining,
		staked,
		liability,
	}: Pick<BoardBall, 'limite' | 'remaining' | 'staked' | 'liability'>,
	bears: number,
): Weight {
	if (limite !== null && remaining !== null) {
		return { of: 'limit', share: limite === 0 ? 1 : (limite - remaining) / limite };
	}
	const share = bears > 0 ? liability / bears : 0;
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
