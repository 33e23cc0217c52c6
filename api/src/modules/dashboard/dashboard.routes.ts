import { NO_CURRENCY } from '@borlette/shared/contract';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { figuresADayAgo, figuresOf, isProvisional, momentOf } from '../../engine/figures.sql.ts';
import { type SharedCall, sharedRoute } from '../../http/shared-route.ts';
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

/** Days and hours are those of the company's zone. Sums say what they are in. */
export function dashboardRoutes(app: FastifyInstance): void {
	sharedRoute(app, dashboardApi.app, async ({ db, scope, session }) => {
		const moment = await momentOf(db, session.view.timezone);
		const { day, as_of } = moment;
		return [
			{
				day,
				as_of,
				currency: currencyOf(session),
				is_provisional: await isProvisional(db, scope, moment),
				today: await figuresOf(db, scope, moment),
				yesterday: await figuresADayAgo(db, scope, moment),
				payments: await paymentsOf(db, scope, moment),
				...(await agentCounts(db, scope, moment)),
			},
		];
	});
	sharedRoute(app, dashboardApi.firstSteps, ({ db, scope }) => firstStepsOf(db, scope));
	sharedRoute(app, dashboardApi.tirage, async ({ db, scope, session }) =>
		drawsOfToday(db, scope, await momentOf(db, session.view.timezone)),
	);
	sharedRoute(app, dashboardApi.fiche, async ({ db, scope, session }) =>
		fichesByDay(db, scope, await momentOf(db, session.view.timezone)),
	);
	sharedRoute(app, dashboardApi.journalier, async ({ db, scope, session }) => {
		const { timezone } = session.view;
		const moment = await momentOf(db, timezone);
		return inCurrencyOf(session, await salesByHour(db, scope, moment, timezone));
	});
	sharedRoute(app, dashboardApi.lotto, async ({ db, scope, session }) => {
		const moment = await momentOf(db, session.view.timezone);
		return inCurrencyOf(session, await salesByGame(db, scope, moment));
	});
	sharedRoute(app, dashboardApi.gain, async ({ db, scope, session }) => {
		const moment = await momentOf(db, session.view.timezone);
		return inCurrencyOf(session, await gainsByDay(db, scope, moment));
	});
	sharedRoute(app, dashboardApi.gpc, async ({ db, scope, session }) => {
		const moment = await momentOf(db, session.view.timezone);
		return inCurrencyOf(session, await gpcByDay(db, scope, moment));
	});
	sharedRoute(app, dashboardApi.lotGagnant, ({ db, scope }) => newestResults(db, scope));
}

type Looker = SharedCall<typeof dashboardApi.app>['session'];

/** As `SumsCurrency` of the contract has it. */
const currencyOf = ({ view: { currency } }: Looker): string | null =>
	currency === NO_CURRENCY ? null : currency;

const inCurrencyOf = <Sum>(session: Looker, sums: readonly Sum[]) =>
	sums.map((sum) => ({ ...sum, currency: currencyOf(session) }));
