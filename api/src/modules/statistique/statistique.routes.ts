import { STATISTIQUE_MAX_DAYS, statistiqueApi } from '@borlette/shared/contract/statistique';
import type { FastifyInstance } from 'fastify';
import { boardOf } from '../../engine/board.ts';
import { periodOf } from '../../engine/period.ts';
import { found } from '../../http/changes.ts';
import { requireFewDays } from '../../http/days.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { sharedRoute } from '../../http/shared-route.ts';
import { boardDraws, stakeRows } from './statistique.sql.ts';

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
	sharedRoute(app, statistiqueApi.draws, ({ db, scope }) => boardDraws(db, scope));
	sharedRoute(app, statistiqueApi.board, async ({ db, scope, params }) =>
		found(await boardOf(db, scope, params.instanceId)),
	);
}
