import { dashboardApi } from '@borlette/shared/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { figuresADayAgo, figuresOf, isProvisional, momentOf } from '../../engine/figures.sql.ts';
import { route } from '../../http/route.ts';
import { fichesByDay, gainsByDay, gpcByDay } from './charts.sql.ts';
import {
	agentCounts,
	drawsOfToday,
	newestResults,
	paymentsOf,
	salesByGame,
	salesByHour,
} from './dashboard.sql.ts';
import { firstStepsOf } from './first-steps.sql.ts';

/** Days and hours are those of the company's zone. */
export function dashboardRoutes(app: FastifyInstance): void {
	route(app, dashboardApi.app, async ({ db, scope, session }) => {
		const moment = await momentOf(db, session.view.timezone);
		const { day, as_of } = moment;
		return [
			{
				day,
				as_of,
				is_provisional: await isProvisional(db, scope, moment),
				today: await figuresOf(db, scope, moment),
				yesterday: await figuresADayAgo(db, scope, moment),
				payments: await paymentsOf(db, scope, moment),
				...(await agentCounts(db, scope, moment)),
			},
		];
	});
	route(app, dashboardApi.firstSteps, ({ db, scope }) => firstStepsOf(db, scope));
	route(app, dashboardApi.journalier, async ({ db, scope, session }) => {
		const zone = session.view.timezone;
		return salesByHour(db, scope, zone, await momentOf(db, zone));
	});
	for (const [endpoint, read] of [
		[dashboardApi.tirage, drawsOfToday],
		[dashboardApi.lotto, salesByGame],
		[dashboardApi.fiche, fichesByDay],
		[dashboardApi.gain, gainsByDay],
		[dashboardApi.gpc, gpcByDay],
	] as const) {
		route(app, endpoint, async ({ db, scope, session }) =>
			read(db, scope, await momentOf(db, session.view.timezone)),
		);
	}
	route(app, dashboardApi.lotGagnant, ({ db, scope }) => newestResults(db, scope));
}
