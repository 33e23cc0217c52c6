import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { infoTirages } from './info-tirage.service.ts';
import { infoTirageRows } from './info-tirage.sql.ts';

export function infoTirageRoutes(app: FastifyInstance): void {
	route(app, infoTirageApi.list, ({ db, scope, query }) =>
		listRows(db, infoTirageApi.list, query, {
			rows: infoTirageRows(scope),
			search: ['name', 'state'],
		}),
	);
	route(app, infoTirageApi.one, (call) => infoTirages.get(call, call.params.infoTirageId));
	route(app, infoTirageApi.create, (call) => infoTirages.create(call, call.body));
	route(app, infoTirageApi.update, (call) => infoTirages.change(call, call.session, call.body));
	route(app, infoTirageApi.remove, (call) => infoTirages.remove(call, call.body.id));
}
