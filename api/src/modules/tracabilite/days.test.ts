import { type TraceEntry, tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import { countedRows, orderedRows } from '../../http/list.sql.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { nodesOf, planOf } from '../../tools/testing/plan.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { conditions, traceRows } from './tracabilite.sql.ts';

const api = useTestApi();
const { agents } = tracabiliteApi;
const SCOPE: Scope = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: IDS.adminA,
	role: 'company',
};

/** Entries of an agent at these moments. @param moments SELECT of `at` */
const write = (moments: ReturnType<typeof sql>) =>
	sql`INSERT INTO audit_entries (company_id, seq, at, actor_id, actor_name, actor_role, action, object_type, object_id,
			object_label, ip, user_agent, previous_hash, hash)
		SELECT ${IDS.companyA}, coalesce((SELECT max(seq) FROM audit_entries WHERE company_id = ${IDS.companyA}), 0)
				+ row_number() OVER (ORDER BY m.at), m.at, ${IDS.agentA}, 'Zamor', 'agent', 'pay', 'fiche', '', '', '', '', '', ''
		FROM (${moments}) AS m (at)`.execute(api.owner);

test('days of the trail are those of the zone, in one company as in all, where a day begins twice too', async () => {
	await sql`UPDATE companies SET timezone = 'America/Havana' WHERE id = ${IDS.companyA}`.execute(
		api.owner,
	);
	const moments = [
		...['2025-11-02T03:59:59Z', '2025-11-02T04:00:00Z', '2025-11-02T05:30:00Z'],
		...['2025-03-09T04:59:59Z', '2025-03-09T05:00:00Z'],
	];
	await write(sql`SELECT unnest(${moments}::timestamptz[])`);
	const found = async (as: 'adminA' | 'root', day: string) => {
		const query = { start_date: day, end_date: day };
		const { body } = await api.call(as, agents, { query });
		return (body as TraceEntry[]).map(({ at }) => Date.parse(at)).toSorted();
	};
	const at = (...places: number[]) => places.map((place) => Date.parse(moments[place] ?? ''));
	for (const [day, expected] of [
		['2025-11-01', at(0)],
		['2025-11-02', at(1, 2)],
		['2025-03-08', at(3)],
		['2025-03-09', at(4)],
	] as const) {
		expect([day, await found('adminA', day)]).toEqual([day, expected]);
		expect([day, await found('root', day)]).toEqual([day, expected]);
	}
});

test('a day of the trail is read without all that was done before', async () => {
	await write(
		sql`SELECT '2024-01-01T12:00:00Z'::timestamptz + n * interval '1 hour' FROM generate_series(1, 5000) AS n`,
	);
	await sql`ANALYZE audit_entries`.execute(api.owner);
	const source = {
		rows: traceRows(SCOPE, ['agent']),
		search: [],
		filters: conditions('America/Havana'),
	};
	const asked = {
		filters: { start_date: '2025-11-01', end_date: '2025-11-02' },
		q: undefined,
		currency: undefined,
	};
	for (const statement of [
		countedRows(agents, source, asked),
		orderedRows(agents, source, asked, '-at', { limit: 25, offset: 0 }),
	]) {
		const nodes = nodesOf(await planOf(api.db, SCOPE, statement));
		const read = nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
		expect(Math.max(...read)).toBeLessThan(100);
	}
});
