import type { Board } from '@borlette/shared/contract/statistique';

type Game = Board['games'][number];

export interface Costly {
	/** As the board's address names it: `borlette:07`, `lotto4:2-1234`. */
	readonly key: string;
	readonly game: Game['game'];
	readonly numbers: string;
	/** Minor units. */
	readonly staked: number;
	/** What it would cost if it came out, minor units. */
	readonly liability: number;
}

/** The balls of all games that would cost most, at most `count`; none that costs nothing. */
export function costliest({ games }: Pick<Board, 'games'>, count: number): Costly[] {
	return games
		.flatMap(({ game, balls }) =>
			balls.map(({ option, numbers, staked, liability }) => ({
				key: `${game}:${option === null ? numbers : `${option}-${numbers}`}`,
				game,
				numbers,
				staked,
				liability,
			})),
		)
		.filter(({ liability }) => liability > 0)
		.sort((one, other) => other.liability - one.liability)
		.slice(0, count);
}
