import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { createSurcussale, surcussales } from './surcussale.service.ts';
import { surcussaleRows } from './surcussale.sql.ts';

export function surcussaleRoutes(app: FastifyInstance): void {
	route(app, surcussaleApi.list, ({ db, scope, query }) =>
		listRows(db, surcussaleApi.list, query, {
			rows: surcussaleRows(scope),
			search: ['name', 'city', 'address', 'phone', 'supervisor_name'],
		}),
	);
	route(app, surcussaleApi.one, (call) => surcussales.get(call, call.params.surcussaleId));
	route(app, surcussaleApi.create, (call) => createSurcussale(call, call.body));
	route(app, surcussaleApi.update, (call) => surcussales.change(call, call.session, call.body));
	route(app, surcussaleApi.remove, (call) => surcussales.remove(call, call.body.id));
}
