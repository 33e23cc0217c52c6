import { sql } from 'kysely';
import { Differences } from '../tools/reconcile/difference.ts';
import { checkCompany, reconcile } from '../tools/reconcile/reconcile.ts';
import { IDS } from '../tools/testing/ids.ts';
import { sellMixed } from '../tools/testing/mixed-sales.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { rowsOf } from './rows.ts';

const api = useTestApi();
const SLOW_DISK = 'slow_disk';

beforeAll(async () => {
	await sellMixed(api);
	await sql`DELETE FROM invoices`.execute(api.owner);
});

/** Tables of one month each, and whose they are. */
const months = async () =>
	(
		await rowsOf(
			api.owner,
			sql<{ name: string; parent: string }>`SELECT inhrelid::regclass::text AS name,
					inhparent::regclass::text AS parent
				FROM pg_inherits WHERE inhparent IN ('fiches'::regclass, 'fiche_lines'::regclass) ORDER BY 1`,
		)
	).map(({ name, parent }) => ({ table: sql.id(name), parent: sql.id(parent), of: parent }));

test('months on another disk are read and proven as before', async () => {
	const moved = async (place: string) => {
		for (const { table } of await months())
			await sql`ALTER TABLE ${table} SET TABLESPACE ${sql.id(place)}`.execute(api.owner);
	};
	await api.owner.connection().execute(async (db) => {
		// A folder of the test's server in place of a disk.
		await sql`SET allow_in_place_tablespaces = true`.execute(db);
		await sql`CREATE TABLESPACE ${sql.id(SLOW_DISK)} LOCATION ''`.execute(db);
	});
	try {
		await moved(SLOW_DISK);
		expect(await reconcile(api.owner, { most: 3 })).toMatchObject({ count: 0 });
		await moved('pg_default');
	} finally {
		await sql`DROP TABLESPACE ${sql.id(SLOW_DISK)}`.execute(api.owner);
	}
});

test('no month of fiches is taken out of the books, and one of lines is missed by reconcile', async () => {
	let tried = 0;
	for (const { table, parent, of } of await months()) {
		const rows = await rowsOf(api.owner, sql`SELECT 1 FROM ${table} LIMIT 1`);
		if (rows.length === 0) continue;
		tried += 1;
		const missed = new Error('its lines are missed');
		const taking = api.owner.transaction().execute(async (tx) => {
			await sql`ALTER TABLE ${parent} DETACH PARTITION ${table}`.execute(tx);
			const differences = new Differences(1);
			await checkCompany(tx, { id: IDS.companyA, ref_code: 'AAA' }, differences, {});
			if (differences.count > 0) throw missed;
		});
		await expect(taking).rejects.toThrow(
			of === 'fiches' ? /violates foreign key constraint/ : missed,
		);
	}
	expect(tried).toBeGreaterThan(1);
});
