import { tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import type { FastifyInstance } from 'fastify';
import { actorOf, route } from '../../http/route.ts';
import { makeDates, previewDates } from './tirage-auto.service.ts';

export function tirageAutoRoutes(app: FastifyInstance): void {
	const elsewhere = { writes: 'elsewhere' } as const;
	route(
		app,
		tirageAutoApi.preview,
		({ scope, body }) => previewDates(app.db, scope, body),
		elsewhere,
	);
	route(
		app,
		tirageAutoApi.make,
		({ scope, session, request, body }) =>
			makeDates(app.db, { scope, actor: actorOf(session, request) }, body),
		elsewhere,
	);
}
