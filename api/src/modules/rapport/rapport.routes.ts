import { MAX_DAYS } from '@borlette/shared/contract';
import { type ReportGroup, rapportApi } from '@borlette/shared/contract/rapport';
import type { FastifyInstance } from 'fastify';
import { todayIn } from '../../db/clock.ts';
import { periodOf } from '../../engine/period.ts';
import { requireFewDays } from '../../http/days.ts';
import { route } from '../../http/route.ts';
import { sharedRoute } from '../../http/shared-route.ts';
import { readReport } from './rapport.service.ts';
import type { Dimension } from './rapport.sql.ts';

export function rapportRoutes(app: FastifyInstance): void {
	chosen(app, 'vente', (choice = 'agent') => [choice]);
	chosen(app, 'agent', (choice = 'date') => (choice === 'agent' ? ['agent'] : ['agent', choice]));
	runningDay(app, 'journalier', ['agent']);
	runningDay(app, 'journalierSup', ['supervisor']);
	runningDay(app, 'journalierAgSup', ['supervisor', 'agent']);
}

function chosen(
	app: FastifyInstance,
	name: 'vente' | 'agent',
	group: (choice?: ReportGroup) => readonly Dimension[],
): void {
	route(app, rapportApi[name], async (call) => {
		const { start_date, end_date, filter_choice, ...query } = call.query;
		const zone = call.session.view.timezone;
		const period = await periodOf(call.db, zone, { start_date, end_date });
		requireFewDays(period.start, period.end, MAX_DAYS);
		return readReport(call, rapportApi[name], period, query, group(filter_choice));
	});
}

/** Draw dates of today in the company's zone. */
function runningDay(
	app: FastifyInstance,
	name: 'journalier' | 'journalierSup' | 'journalierAgSup',
	by: readonly Dimension[],
): void {
	sharedRoute(app, rapportApi[name], async (call) => {
		const today = await todayIn(call.db, call.session.view.timezone);
		return readReport(call, rapportApi[name], { start: today, end: today }, call.query, by);
	});
}
