/** The games of a fiche's lines. */
export const GAMES = [
	'borlette',
	'mariage',
	'mariage_gratuit',
	'lotto3',
	'lotto4',
	'lotto5',
] as const;
export type Game = (typeof GAMES)[number];

/** Those that people stake money on; the others are given. */
export const STAKED_GAMES = ['borlette', 'mariage', 'lotto3', 'lotto4', 'lotto5'] as const;
export type StakedGame = (typeof STAKED_GAMES)[number];

/** Minor units: the most that a company may let be staked on one line. */
export const STAKE_MAX = 1_000_000_000;

/** In how many ways a game can be played in one draw, its options counted. */
export const COMBINATIONS: Record<Game, number> = {
	borlette: 100,
	// Two balls of a hundred, in any order, twice the same included.
	mariage: 5_050,
	mariage_gratuit: 5_050,
	lotto3: 1_000,
	lotto4: 3 * 10_000,
	lotto5: 3 * 100_000,
};

/**
 * Minor units: the most that a company may let one combination cost in one draw. With it on every
 * combination, the sums of a draw are still integers that JavaScript holds.
 */
export const EXPOSURE_MAX = 25_000_000_000;
