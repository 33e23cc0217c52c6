import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { blockBoules, changeBlock } from './boules-block.service.ts';
import { blockRows, HOLDS_WITHIN } from './boules-block.sql.ts';

export function boulesBlockRoutes(app: FastifyInstance): void {
	route(app, boulesBlockApi.list, ({ db, scope, query }) =>
		listRows(db, boulesBlockApi.list, query, {
			rows: blockRows(scope),
			search: ['boule', 'tirage_name', 'agent_name', 'reason', 'created_by'],
			filters: HOLDS_WITHIN,
		}),
	);
	route(app, boulesBlockApi.create, (call) => blockBoules(call, call.session, call.body));
	route(app, boulesBlockApi.update, (call) => changeBlock(call, call.body));
}
