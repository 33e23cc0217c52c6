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

/** Tables of one month each in which something is, and whose they are. */
const months = () =>
	rowsOf(
		api.owner,
		sql<{
			name: string;
			parent: string;
		}>`SELECT DISTINCT tableoid::regclass::text AS name, 'fiches' AS parent
				FROM fiches WHERE company_id = ${IDS.companyA}
			UNION SELECT tableoid::regclass::text, 'fiche_lines' FROM fiche_lines WHERE company_id = ${IDS.companyA}`,
	);

test('months on another disk are read and proven as before', async () => {
	const moved = async (place: string) => {
		for (const { name } of await months())
			await sql`ALTER TABLE ${sql.id(name)} SET TABLESPACE ${sql.id(place)}`.execute(api.owner);
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
	const sold = await months();
	expect(sold.length).toBeGreaterThan(1);
	for (const { name, parent } of sold) {
		const missed = new Error('its lines are missed');
		const taking = api.owner.transaction().execute(async (tx) => {
			await sql`ALTER TABLE ${sql.id(parent)} DETACH PARTITION ${sql.id(name)}`.execute(tx);
			const differences = new Differences(1);
			await checkCompany(tx, { id: IDS.companyA, ref_code: 'AAA' }, differences, {});
			if (differences.count > 0) throw missed;
		});
		await expect(taking).rejects.toThrow(
			parent === 'fiches' ? /violates foreign key constraint/ : missed,
		);
	}
});
