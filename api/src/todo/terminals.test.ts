import { sql } from 'kysely';
import { withinCompany } from '../db/companies.ts';
import { IDS } from '../tools/testing/ids.ts';
import { insertFiche, sumUp } from '../tools/testing/insert-fiche.ts';
import { nodesOf, planOf } from '../tools/testing/plan.ts';
import { bindDevices, openDraw } from '../tools/testing/selling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { silentTerminals } from './terminals.sql.ts';

const api = useTestApi();

test('whether a terminal is silent is told without all that it ever sold', async () => {
	await bindDevices(api.owner);
	await insertFiche(api.owner, { instanceId: await openDraw(api.owner, 14 - 7) });
	await sumUp(api.owner);
	await sql`INSERT INTO rollups (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game, tirage_id)
		SELECT r.company_id, r.draw_date - 100 - n, r.instance_id, r.agent_id, r.surcussale_id, r.supervisor_id, r.game,
			r.tirage_id
		FROM rollups r, generate_series(1, 1000) AS n`.execute(api.owner);
	await sql`ANALYZE rollups`.execute(api.owner);
	const instance = await openDraw(api.owner, 14);
	await sql`UPDATE tirage_instances SET opens_at = now() - interval '1 hour', close_at = now() + interval '30 minutes'
		WHERE id = ${instance}`.execute(api.owner);
	const plan = await planOf(api.db, withinCompany(IDS.companyA), silentTerminals(IDS.companyA));
	expect(plan['Actual Rows']).toBe(1);
	const read = nodesOf(plan).map(
		(node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0),
	);
	expect(Math.max(...read)).toBeLessThan(100);
});
