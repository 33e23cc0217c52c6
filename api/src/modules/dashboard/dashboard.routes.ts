import { dashboardApi } from '@borlette/shared/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import {
	agentCounts,
	drawsOfToday,
	figuresOf,
	momentOf,
	newestResults,
	salesByGame,
	salesByHour,
} from './dashboard.sql.ts';

/** Days and hours are those of the company's zone. */
export function dashboardRoutes(app: FastifyInstance): void {
	route(app, dashboardApi.app, async ({ db, scope, session }) => {
		const zone = session.view.timezone;
		return {
			...(await momentOf(db, zone)),
			today: await figuresOf(db, scope, zone, 0),
			yesterday: await figuresOf(db, scope, zone, 1),
			...(await agentCounts(db, scope, zone)),
		};
	});
	route(app, dashboardApi.journalier, ({ db, scope, session }) =>
		salesByHour(db, scope, session.view.timezone),
	);
	route(app, dashboardApi.tirage, ({ db, scope, session }) =>
		drawsOfToday(db, scope, session.view.timezone),
	);
	route(app, dashboardApi.lotto, ({ db, scope, session }) =>
		salesByGame(db, scope, session.view.timezone),
	);
	route(app, dashboardApi.lotGagnant, ({ db, scope }) => newestResults(db, scope));
}
