import { tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import type { FastifyInstance } from 'fastify';
import { actorOf, route } from '../../http/route.ts';
import { makeDates } from './tirage-auto.service.ts';

export function tirageAutoRoutes(app: FastifyInstance): void {
	route(
		app,
		tirageAutoApi.make,
		({ scope, session, request, body }) =>
			makeDates(app.db, { scope, actor: actorOf(session, request) }, body),
		{ writes: 'elsewhere' },
	);
}
