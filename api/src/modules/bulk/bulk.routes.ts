import { bulkApi } from '@borlette/shared/contract/bulk';
import type { FastifyInstance } from 'fastify';
import { bulkRows } from '../../http/bulk.sql.ts';
import { undoBulk } from '../../http/bulk.ts';
import { daysOfInstant } from '../../http/filters.sql.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';

/** What was changed in many rows at once. How each thing is changed, its own feature says. */
export function bulkRoutes(app: FastifyInstance): void {
	route(app, bulkApi.list, ({ db, scope, query }) =>
		listRows(db, bulkApi.list, query, {
			rows: bulkRows(scope),
			search: ['actor_name'],
			filters: daysOfInstant('at'),
		}),
	);
	route(app, bulkApi.undo, (call) => undoBulk(app, call, call.body.id));
}
