import { transactionApi } from '@borlette/shared/contract/transaction';
import type { FastifyInstance } from 'fastify';
import { periodOf } from '../../engine/period.ts';
import { askedWords, recordedEntries } from '../../engine/wallet.sql.ts';
import { bySupervisor } from '../../http/filters.sql.ts';
import { requireKey } from '../../http/idempotency.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { recordTransaction } from './transaction.service.ts';
import { entriesAdded } from './transaction.sql.ts';

export function transactionRoutes(app: FastifyInstance): void {
	route(app, transactionApi.list, async ({ db, scope, session, query }) => {
		const { start_date, end_date, ...rest } = query;
		const zone = session.view.timezone;
		const period = await periodOf(db, zone, { start_date, end_date });
		const words = await askedWords(db, scope, period, query.q);
		// What all agents are called by is in each entry.
		const asked = words.length > 0 ? rest : { ...rest, q: undefined };
		return listRows(db, transactionApi.list, asked, {
			rows: recordedEntries(scope, period, zone, words),
			unsearched: recordedEntries(scope, period, zone),
			added: entriesAdded(scope, period),
			filters: bySupervisor(scope),
			search: [],
			foundBy: scope.companyId ? { agent_id: 'uuid', seq: 'bigint' } : undefined,
			currency: scope.companyId ? session.view.currency : undefined,
		});
	});
	route(app, transactionApi.create, (call) =>
		recordTransaction(call, call.session, requireKey(call.request), call.body),
	);
}
