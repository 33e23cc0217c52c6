import { transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import { connect, type Pool } from '../db/connect.ts';
import { rowsOf } from '../db/rows.ts';
import { inScope, type Scope } from '../db/scope.ts';
import { recordedEntries } from '../engine/wallet.sql.ts';
import { ZONE } from '../tools/testing/days.ts';
import { IDS } from '../tools/testing/ids.ts';
import { looksInto, nodesOf, planOf } from '../tools/testing/plan.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { countedRows, type ListSource, orderedRows } from './list.sql.ts';
import { listRows } from './list.ts';

const api = useTestApi();
const SCOPE: Scope = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: IDS.adminA,
	role: 'company',
};
const PERIOD = { start: '2026-01-01', end: '2026-01-31' };
const ASKED = { filters: {}, q: undefined, currency: 'HTG' };

// One connection, which PostgreSQL keeps the plans of.
let one: Pool;
beforeAll(() => {
	one = connect(api.appUrl, { max: 1 });
});
afterAll(() => one.destroy());

const ledger: ListSource<typeof transactionApi.list> = {
	rows: recordedEntries(SCOPE, PERIOD, ZONE),
	search: ['agent_name'],
};

/** More often than PostgreSQL plans for the values before it thinks of one plan for all of them. */
const OFTEN = 9;

test('what lies between two days is planned for these days, however often they are asked for', async () => {
	for (let time = 0; time < OFTEN; time++) {
		for (const query of [{ limit: 25 }, { limit: 25, sort: 'agent_name' }, {}]) {
			await inScope(one, SCOPE, (db) => listRows(db, transactionApi.list, query, ledger), {
				readOnly: true,
			});
		}
	}
	const kept = await rowsOf(
		one,
		sql<{ generic: number; planned: number }>`
			SELECT generic_plans::int AS generic, custom_plans::int AS planned FROM pg_prepared_statements
			WHERE statement LIKE '%wallet_entries%' AND statement NOT LIKE '%pg_prepared_statements%'`,
	);
	expect(kept.length).toBeGreaterThan(3);
	expect(kept.filter(({ generic }) => generic > 0)).toEqual([]);
	expect(Math.min(...kept.map(({ planned }) => planned))).toBeGreaterThan(5);
});

test('the ledger is counted and added up without looking up whose it is', async () => {
	const plan = await planOf(api.db, SCOPE, countedRows(transactionApi.list, ledger, ASKED));
	// The policies name them too, and ask them only for a supervisor.
	const looks = ['wallet_entries', 'agents', 'surcussales', 'companies'].map((table) =>
		looksInto(plan, table),
	);
	expect(looks).toEqual([1, 0, 0, 0]);
});

test('in an order that no index has, only the entries of the page are put beside their agents', async () => {
	await sql`INSERT INTO wallet_entries (company_id, agent_id, seq, at, kind, amount, balance, actor_name)
		SELECT ${IDS.companyA}, ${IDS.agentA}, 1000 + n, ${PERIOD.start}::date + interval '5 days', 'deposit', n, 0, 'x'
		FROM generate_series(1, 5000) AS n`.execute(api.owner);
	await sql`ANALYZE wallet_entries`.execute(api.owner);
	const source = { ...ledger, foundBy: { agent_id: 'uuid', seq: 'bigint' } as const };
	for (const sort of ['amount', '-balance', 'kind']) {
		const page = orderedRows(transactionApi.list, source, ASKED, sort, { limit: 3, offset: 0 });
		const beside = nodesOf(await planOf(api.db, SCOPE, page)).filter((node) =>
			node.Plans?.some((step) => looksInto(step, 'agents') > 0),
		);
		expect([sort, Math.max(...beside.map((node) => node['Actual Rows']))]).toEqual([sort, 3]);
	}
});
