import { GAMES } from '@borlette/shared/contract/games';
import {
	BOARD_TOP,
	type Board,
	STATISTIQUE_MAX_DAYS,
	statistiqueApi,
} from '@borlette/shared/contract/statistique';
import type { FastifyInstance } from 'fastify';
import { periodOf } from '../../engine/period.ts';
import { found } from '../../http/changes.ts';
import { requireFewDays } from '../../http/days.ts';
import { listRows } from '../../http/list.ts';
import { type Context, route } from '../../http/route.ts';
import {
	boardBalls,
	boardDraws,
	boardGames,
	findInstance,
	pilotOf,
	stakeRows,
	usualOf,
} from './statistique.sql.ts';

export function statistiqueRoutes(app: FastifyInstance): void {
	route(app, statistiqueApi.list, async ({ db, scope, session, query }) => {
		const { start_date, end_date, tirage_id, lotto_id, surcussale_id, agent_id, ...rest } = query;
		const period = await periodOf(db, session.view.timezone, { start_date, end_date });
		requireFewDays(period.start, period.end, STATISTIQUE_MAX_DAYS);
		const filter = { tirage_id, lotto_id, surcussale_id, agent_id };
		return listRows(db, statistiqueApi.list, rest, {
			rows: stakeRows(scope, period, filter),
			search: ['numbers'],
		});
	});
	route(app, statistiqueApi.draws, ({ db, scope }) => boardDraws(db, scope));
	route(app, statistiqueApi.board, (call) => readBoard(call, call.params.instanceId));
}

async function readBoard({ db, scope }: Context, instanceId: string): Promise<Board> {
	const draw = found(await findInstance(db, scope, instanceId));
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
