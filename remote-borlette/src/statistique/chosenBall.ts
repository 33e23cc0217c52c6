import type { Board } from '@borlette/shared/contract/statistique';
import { type BoardBall, type BoardGame, keyOfBall } from '../heat-map/weight.ts';

export interface ChosenBall {
	readonly game: BoardGame;
	readonly ball: BoardBall;
}

/** The ball that an address names, as `borlette:07`; undefined: the board has none of that name. */
export function findBall(games: Board['games'], named: string | undefined): ChosenBall | undefined {
	const [name, key] = (named ?? '').split(':');
	const game = games.find((one) => one.game === name);
	const ball = game?.balls.find((one) => keyOfBall(one) === key);
	return game && ball ? { game, ball } : undefined;
}
