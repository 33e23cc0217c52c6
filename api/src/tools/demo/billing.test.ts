import { sql } from 'kysely';
import { migrate } from '../../db/migrate.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { cloneDatabase, type TestDatabase } from '../testing/databases.ts';
import { insertBilling } from './billing.ts';
import { loadDemo } from './load.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('template1');
	await migrate(database.owner);
	await loadDemo(database.owner);
});
afterAll(() => database.drop());

test('an agent whose every fiche of a month was voided is not billed for it', async () => {
	const billed = () =>
		rowsOf(
			database.owner,
			sql<{ month: string; terminals: number; due_on: string }>`
				SELECT month, terminals, due_on FROM invoices i JOIN companies c ON c.id = i.company_id
				WHERE c.ref_code = 'LAKAY' ORDER BY month`,
		);
	const before = await billed();
	expect(before.map(({ terminals }) => terminals > 1)).toEqual([true, true, true]);
	await database.owner.transaction().execute(async (tx) => {
		// What was sold is never changed otherwise, by the owner neither.
		await sql`SET LOCAL session_replication_role = replica`.execute(tx);
		const { id } = await theRow(
			tx,
			sql<{ id: string }>`SELECT id FROM companies WHERE ref_code = 'LAKAY'`,
		);
		await sql`UPDATE fiches SET status = 'deleted', voided_at = sold_at, voided_by = 'Test', void_reason = 'Test', paid_at = NULL
			WHERE company_id = ${id} AND agent_id = (SELECT agent_id FROM fiches
				WHERE company_id = ${id} AND status <> 'deleted' AND draw_date < date_trunc('month', now() - interval '1 month')
				ORDER BY draw_date, agent_id LIMIT 1)`.execute(tx);
		await sql`DELETE FROM payments WHERE company_id = ${id}`.execute(tx);
		await sql`DELETE FROM invoices WHERE company_id = ${id}`.execute(tx);
		await insertBilling(tx, id);
	});
	const after = await billed();
	expect(after.map(({ month, due_on }) => [month, due_on])).toEqual(
		before.map(({ month, due_on }) => [month, due_on]),
	);
	expect(after[0]?.terminals).toBe((before[0]?.terminals ?? 0) - 1);
});
