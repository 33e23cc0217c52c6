import type { agentApi } from '@borlette/shared/contract/agent';
import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import { matchingRows } from '../../http/list.sql.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { nodesOf, planOf } from '../../tools/testing/plan.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { AGENT_SEARCH } from './agent.routes.ts';
import { agentRows } from './agent.sql.ts';

const api = useTestApi();
const AGENTS = 2_000;
const SCOPE: Scope = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: IDS.adminA,
	role: 'company',
};

beforeAll(async () => {
	for (const [company, branch] of [
		[IDS.companyA, IDS.surcussaleA],
		[IDS.companyB, IDS.surcussaleB],
	]) {
		await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
				last_name, phone)
			SELECT ${company}, ${branch}, 'many' || n, 'x', 'Guerline', 'Mésidor', '+50937000001'
			FROM generate_series(1, ${AGENTS}::int) AS n`.execute(api.owner);
	}
	await sql`ANALYZE agents`.execute(api.owner);
});

/** Rows of `agents` that PostgreSQL looked at. */
async function readFor(q: string): Promise<number> {
	const source = { rows: agentRows(SCOPE), search: AGENT_SEARCH };
	const rows = matchingRows<typeof agentApi.list>(source, {}, q);
	const plan = await planOf(api.db, SCOPE, sql`SELECT * ${rows}`);
	return (
		nodesOf(plan)
			// In parts by company a part's name ends with its number.
			.filter((node) => /^agents(_|$)/.test(node['Relation Name'] ?? ''))
			.reduce(
				(sum, node) =>
					sum +
					node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)),
				0,
			)
	);
}

test('a search reads the rows of its company once, and no row of another', async () => {
	const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM agents
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	expect(await readFor('mesidor guerline')).toBe(rows[0]?.count);
});
