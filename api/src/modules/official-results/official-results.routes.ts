import { officialResultApi } from '@borlette/shared/contract/official-results';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inScope } from '../../db/scope.ts';
import { requireDaysInOrder } from '../../http/days.ts';
import { listRows } from '../../http/list.ts';
import { actorOf, route } from '../../http/route.ts';
import { confirmForAll, enterForAll, enterKnown } from './for-all.service.ts';
import { importOfficial } from './import.service.ts';
import { officialRows, playedDraws } from './official-results.sql.ts';

const elsewhere = { writes: 'elsewhere' } as const;

export function officialResultRoutes(app: FastifyInstance): void {
	route(app, officialResultApi.list, ({ db, query }) => {
		requireDaysInOrder(query);
		return listRows(db, officialResultApi.list, query, {
			rows: officialRows(),
			search: ['state', 'slot', 'pick3', 'pick4'],
			filters: {
				start_date: (day) => sql<boolean>`r.draw_date >= ${day}::date`,
				end_date: (day) => sql<boolean>`r.draw_date <= ${day}::date`,
			},
		});
	});
	route(app, officialResultApi.draws, ({ scope }) =>
		inScope(app.db, { ...scope, companyId: null }, playedDraws, { readOnly: true }),
	);
	route(
		app,
		officialResultApi.import,
		(call) => importOfficial(call, call.body.state, call.files.file, call.session.name),
		elsewhere,
	);
	route(
		app,
		officialResultApi.enter,
		({ scope, session, request, body }) =>
			enterForAll(app.db, { scope, actor: actorOf(session, request) }, body),
		elsewhere,
	);
	route(
		app,
		officialResultApi.enterKnown,
		({ scope, session, request, body }) => {
			requireDaysInOrder(body);
			return enterKnown(app.db, { scope, actor: actorOf(session, request) }, body);
		},
		elsewhere,
	);
	route(
		app,
		officialResultApi.confirm,
		({ scope, session, request, body }) =>
			confirmForAll(app.db, { scope, actor: actorOf(session, request) }, body),
		elsewhere,
	);
}
