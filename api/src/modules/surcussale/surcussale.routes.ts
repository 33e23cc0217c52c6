import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import {
	changeSurcussale,
	createSurcussale,
	getSurcussale,
	removeSurcussale,
} from './surcussale.service.ts';
import { surcussaleRows } from './surcussale.sql.ts';

export function surcussaleRoutes(app: FastifyInstance): void {
	route(app, surcussaleApi.list, ({ db, scope, query }) =>
		listRows(db, surcussaleApi.list, query, {
			rows: surcussaleRows(scope),
			search: ['name', 'city', 'address', 'phone', 'supervisor_name'],
		}),
	);
	route(app, surcussaleApi.one, (call) => getSurcussale(call, call.params.surcussaleId));
	route(app, surcussaleApi.create, (call) => createSurcussale(call, call.body));
	route(app, surcussaleApi.update, (call) => changeSurcussale(call, call.session, call.body));
	route(app, surcussaleApi.remove, (call) => removeSurcussale(call, call.body.id));
}
