import { generaleApi } from '@borlette/shared/contract/generale';
import type { FastifyInstance } from 'fastify';
import { NO_CURRENCY } from '../../http/list.sql.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { generales } from './generale.service.ts';
import { generaleRows } from './generale.sql.ts';

export function generaleRoutes(app: FastifyInstance): void {
	route(app, generaleApi.list, ({ db, scope, query }) =>
		listRows(db, generaleApi.list, query, {
			rows: generaleRows(scope),
			currency: NO_CURRENCY,
			search: ['name', 'zone', 'responsible', 'phone'],
		}),
	);
	route(app, generaleApi.one, (call) => generales.get(call, call.params.generaleId));
	route(app, generaleApi.create, (call) => generales.create(call, call.body));
	route(app, generaleApi.update, (call) => generales.change(call, call.session, call.body));
	route(app, generaleApi.remove, (call) => generales.remove(call, call.body.id));
}
