import { GAMES } from '@borlette/shared/contract/games';
import { BOARD_TOP, type Board } from '@borlette/shared/contract/statistique';
import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { boardBalls, boardGames, findBoard, pilotOf, usualOf } from './board.sql.ts';

/** The exposure board of a draw date that the scope may see. */
export async function boardOf(
	db: Db,
	scope: Scope,
	instanceId: string,
): Promise<Board | undefined> {
	const draw = await findBoard(db, scope, instanceId);
	if (!draw) return undefined;
	const balls = await boardBalls(db, scope, draw, BOARD_TOP);
	const games = await boardGames(db, scope, draw, GAMES);
	const withBalls = games.map((sum) => ({
		...sum,
		balls: balls.filter(({ game }) => game === sum.game),
	}));
	const takings = games.reduce((sum, { staked }) => sum + staked, 0);
	const bears = Math.max(takings, await usualOf(db, scope, draw));
	const pilot = (await pilotOf(db, scope, draw)) ?? null;
	return { ...draw, bears, pilot, games: withBalls };
}
