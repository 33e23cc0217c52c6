import { tirageApi } from '@borlette/shared/contract/tirage';
import type { FastifyInstance } from 'fastify';
import { requireDaysInOrder } from '../../http/days.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { changeTirage, createTirage, getTirage, removeTirage } from './tirage.service.ts';
import { drawnBetween, tirageRows } from './tirage.sql.ts';

export function tirageRoutes(app: FastifyInstance): void {
	route(app, tirageApi.list, ({ db, scope, query }) => {
		requireDaysInOrder(query);
		const { start_date, end_date, ...rest } = query;
		return listRows(db, tirageApi.list, rest, {
			rows: tirageRows(scope, drawnBetween(start_date, end_date)),
			search: ['name', 'state'],
		});
	});
	route(app, tirageApi.one, (call) => getTirage(call, call.params.tirageId));
	route(app, tirageApi.create, (call) => createTirage(call, call.body));
	route(app, tirageApi.update, (call) => changeTirage(call, call.session, call.body));
	route(app, tirageApi.remove, (call) => removeTirage(call, call.query.tirageId));
}
