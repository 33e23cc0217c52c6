import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { infoTirageRows } from './info-tirage.sql.ts';

export function infoTirageRoutes(app: FastifyInstance): void {
	route(app, infoTirageApi.list, ({ db, scope, query }) =>
		listRows(db, infoTirageApi.list, query, {
			rows: infoTirageRows(scope),
			search: ['name', 'state'],
		}),
	);
}
