import { sql } from 'kysely';
import { withinCompany } from '../db/companies.ts';
import { rowsOf } from '../db/rows.ts';
import { inScope } from '../db/scope.ts';
import { IDS } from '../tools/testing/ids.ts';
import { insertFiche } from '../tools/testing/insert-fiche.ts';
import { nodesOf, planOf } from '../tools/testing/plan.ts';
import { openDraw } from '../tools/testing/selling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { largeGains } from './gains.sql.ts';

const api = useTestApi();
const LOST = 5_000;

test('of the fiches of a day only those that won are looked at', async () => {
	const draw = await openDraw(api.owner, 0);
	const won = await insertFiche(api.owner, {
		...{ instanceId: draw, status: 'winning', gain: 1_000_000_000 },
	});
	await sql`INSERT INTO fiches (company_id, draw_date, number, ref_code, agent_id, surcussale_id, total, commission,
			status)
		SELECT company_id, draw_date, number + n, lpad(n::text, 12, '0'), agent_id, surcussale_id, total, commission,
			'losing'
		FROM fiches, generate_series(1, ${sql.lit(LOST)}) AS n WHERE ref_code = ${won}`.execute(
		api.owner,
	);
	await sql`UPDATE tirage_instances SET state = 'settled', updated_at = now() WHERE id = ${draw}`.execute(
		api.owner,
	);
	await sql`VACUUM ANALYZE fiches`.execute(api.owner);
	const scope = withinCompany(IDS.companyA);
	const found = await inScope(api.db, scope, (tx) => rowsOf(tx, largeGains(IDS.companyA)));
	expect(found.map(({ subject }) => subject)).toEqual([won]);
	const plan = await planOf(api.db, scope, largeGains(IDS.companyA));
	const read = nodesOf(plan)
		.filter((node) => /^fiches/.test(node['Relation Name'] ?? ''))
		.map(
			(node) =>
				(node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
		);
	expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(LOST / 10);
});
