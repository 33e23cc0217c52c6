import { tirageApi } from '@borlette/shared/contract/tirage';
import type { FastifyInstance } from 'fastify';
import { requireDaysInOrder } from '../../http/days.ts';
import { findable } from '../../http/finders.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { tirages } from './tirage.service.ts';
import { drawnBetween, tirageRows } from './tirage.sql.ts';

const SEARCH = ['name', 'state'];

export function tirageRoutes(app: FastifyInstance): void {
	route(app, tirageApi.list, ({ db, scope, query }) => {
		requireDaysInOrder(query);
		const { start_date, end_date, ...rest } = query;
		return listRows(db, tirageApi.list, rest, {
			rows: tirageRows(scope, drawnBetween(start_date, end_date)),
			search: SEARCH,
		});
	});
	findable(app, {
		kind: 'tirage',
		list: tirageApi.list,
		source: (scope) => ({ rows: tirageRows(scope), search: SEARCH }),
		found: ({ name, state }) => ({ name, note: state, key: name }),
	});
	route(app, tirageApi.one, (call) => tirages.get(call, call.params.tirageId));
	route(app, tirageApi.create, (call) => tirages.create(call, call.body));
	route(app, tirageApi.update, (call) => tirages.change(call, call.session, call.body));
	route(app, tirageApi.remove, (call) => tirages.remove(call, call.query.tirageId));
}
