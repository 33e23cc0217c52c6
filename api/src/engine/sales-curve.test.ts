import { sql } from 'kysely';
import { withinCompany } from '../db/companies.ts';
import { theRow } from '../db/rows.ts';
import { inScope } from '../db/scope.ts';
import { IDS } from '../tools/testing/ids.ts';
import { insertFiche } from '../tools/testing/insert-fiche.ts';
import { nodesOf, planOf } from '../tools/testing/plan.ts';
import { openDraw } from '../tools/testing/selling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { countedSales, countSales } from './sales-curve.sql.ts';

const api = useTestApi();
const SCOPE = withinCompany(IDS.companyA);
const STAKE = 300;
const MANY = 3000;

/** As many more fiches like the one there is, with its line. */
async function sellMany(instanceId: string): Promise<void> {
	await sql`INSERT INTO fiches (company_id, draw_date, number, ref_code, agent_id, surcussale_id, sold_at, total, commission)
		SELECT f.company_id, f.draw_date, f.number + n, lpad(n::text, 12, '0'), f.agent_id, f.surcussale_id,
			f.sold_at, f.total, f.commission
		FROM fiches f, generate_series(1, ${MANY - 1}::int) AS n`.execute(api.owner);
	await sql`INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id, agent_id,
			surcussale_id, game, numbers, stake, prime1)
		SELECT f.company_id, f.draw_date, f.id, 1, i.id, i.tirage_id, f.agent_id, f.surcussale_id, 'borlette', '07',
			f.total, 50
		FROM fiches f JOIN tirage_instances i ON i.company_id = f.company_id AND i.id = ${instanceId}
		WHERE NOT EXISTS (SELECT FROM fiche_lines l WHERE l.fiche_id = f.id)`.execute(api.owner);
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const counted = async () =>
	(
		await theRow(
			api.owner,
			sql<{
				staked: number;
			}>`SELECT coalesce(sum(s), 0)::int AS staked FROM sales_curves, unnest(staked) AS s`,
		)
	).staked;

test('of a draw that sells only what is new is read again, and each stake counts once', async () => {
	const instanceId = await openDraw(api.owner, 1);
	await sql`UPDATE tirage_instances SET close_at = now() + interval '1 hour', draw_at = now() + interval '2 hours'
		WHERE id = ${instanceId}`.execute(api.owner);
	await insertFiche(api.owner, { instanceId, stake: STAKE, soldAt: minutesAgo(60) });
	await sellMany(instanceId);
	await sql`ANALYZE fiches, fiche_lines`.execute(api.owner);
	await inScope(api.db, SCOPE, (tx) => countSales(tx, IDS.companyA));
	expect(await counted()).toBe(MANY * STAKE);

	await sql`UPDATE sales_curves SET counted_until = now() - interval '20 minutes'`.execute(
		api.owner,
	);
	for (const minutes of [15, 10, 5])
		await insertFiche(api.owner, { instanceId, stake: STAKE, soldAt: minutesAgo(minutes) });
	const plan = await planOf(api.db, SCOPE, countedSales(IDS.companyA));
	expect(await counted()).toBe((MANY + 3) * STAKE);
	const read = nodesOf(plan).map((node) => node['Actual Rows'] * node['Actual Loops']);
	expect(Math.max(...read)).toBeLessThan(1000);
});
