import { sql } from 'kysely';
import { theRow } from '../db/rows.ts';
import { IDS } from '../tools/testing/ids.ts';
import { bindDevices, openDraw, sell } from '../tools/testing/selling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { firstWord } from '../tools/testing/waiting.ts';
import { ensurePartitions } from './house.sql.ts';
import { planAllCompanies } from './plan.ts';

const api = useTestApi();
let draw: string;
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	draw = await openDraw(api.owner, 1);
});

/** The month after next, as it is before it is made. A database that was laid down in the month before has not made it yet. */
async function forgetMonth(): Promise<void> {
	await ensurePartitions(api.owner);
	await sql`DO $$ DECLARE month text := to_char(current_date + interval '2 months', '_YYYY_MM'); BEGIN
		EXECUTE format('DROP TABLE %I', 'fiche_lines' || month);
		EXECUTE format('ALTER TABLE fiches DETACH PARTITION %I', 'fiches' || month);
		EXECUTE format('DROP TABLE %I', 'fiches' || month);
	END $$`.execute(api.owner);
	expect(await months()).toBe(0);
}
const months = async () =>
	(
		await theRow(
			api.owner,
			sql<{ made: number }>`SELECT count(*)::int AS made FROM pg_inherits
				WHERE inhrelid::regclass::text LIKE 'fiche%' || to_char(current_date + interval '2 months', '_YYYY_MM')`,
		)
	).made;

test('a month is made while somebody reads fiches for long, and sales go on', async () => {
	await forgetMonth();
	await api.owner.transaction().execute(async (reading) => {
		await sql`SELECT f.id FROM fiches f LEFT JOIN fiche_lines l ON l.fiche_id = f.id`.execute(
			reading,
		);
		await planAllCompanies(api.db);
		await sell(api.db, draw, [{}]);
	});
	expect(await months()).toBe(2);
});

test('who writes for long is waited for between sales', async () => {
	await forgetMonth();
	let making: Promise<void> | undefined;
	await api.owner.transaction().execute(async (writing) => {
		await sql`UPDATE agents SET phone = phone WHERE id = ${IDS.otherAgentA}`.execute(writing);
		const { said, work } = await firstWord((say) => ensurePartitions(api.db, { say, pauseMs: 0 }));
		making = work;
		expect(said).toMatch(/^Room for the coming months waits for /);
		await sell(api.db, draw, [{}]);
	});
	await making;
	expect(await months()).toBe(2);
});
