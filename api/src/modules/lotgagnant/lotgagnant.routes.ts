import {
	areWinsKnown,
	lotGagnantApi,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { lotsOf } from '@borlette/shared/contract/lots';
import type { FastifyInstance } from 'fastify';
import { instanceRows } from '../../engine/draw-dates.sql.ts';
import { previewOf } from '../../engine/preview.ts';
import { daysOf } from '../../http/filters.sql.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { cancel, confirm, enter, historyOf, instanceOf } from './lotgagnant.service.ts';
import { resultRows } from './lotgagnant.sql.ts';

const SEARCH = ['tirage_name', 'companyname', 'lotto3', 'lot1', 'lot2', 'lot3'];

export function lotGagnantRoutes(app: FastifyInstance): void {
	for (const endpoint of [lotGagnantApi.list, tirageInstanceApi.list] as const) {
		const isOfResults = endpoint === lotGagnantApi.list;
		route(app, endpoint, ({ db, scope, query }) =>
			listRows(db, endpoint, query, {
				rows: isOfResults ? resultRows(scope) : instanceRows(scope),
				search: SEARCH,
				filters: daysOf('draw_date'),
				unknownIn: (date) => (areWinsKnown(date) ? [] : ['fiches_gagnantes', 'gain']),
			}),
		);
	}
	route(app, lotGagnantApi.history, (call) => historyOf(call, call.params.instanceId));
	route(app, lotGagnantApi.preview, async (call) => {
		const { instance_id, pick3, pick4 } = call.body;
		await instanceOf(call, instance_id);
		return previewOf(call.db, instance_id, lotsOf(pick3, pick4));
	});
	route(app, lotGagnantApi.enter, (call) => enter(call, call.session.name, call.body));
	route(app, lotGagnantApi.confirm, (call) => confirm(call, call.session.name, call.body));
	route(app, tirageInstanceApi.cancel, (call) => cancel(call, call.body));
}
