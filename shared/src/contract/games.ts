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
