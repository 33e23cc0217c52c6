import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { reconcile } from '../tools/reconcile/reconcile.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { printSchema } from '../tools/testing/print-schema.ts';
import { discrepancies } from '../tools/testing/selling.ts';
import type { Db } from './connect.ts';
import { migrate } from './migrate.ts';
import { rowsOf, runScript, theRow } from './rows.ts';
import { checkSchemaVersion } from './schema-version.ts';

/**
 * A database as the last commit before the baseline left it: what its migrations ran, and the rows of
 * two companies that sold, voided, took a void back, settled and paid.
 */
const UNRELEASED = join(__dirname, '../tools/testing/unreleased.sql.gz');

let database: TestDatabase;
beforeEach(async () => {
	database = await cloneDatabase('template1');
});
afterEach(() => database.close());

const load = (owner: Db) => runScript(owner, gunzipSync(readFileSync(UNRELEASED)).toString());
const figures = (owner: Db) =>
	theRow(
		owner,
		sql<object>`SELECT (SELECT count(*) FROM fiches) AS fiches, (SELECT sum(gain) FROM fiches)::int AS gain,
			(SELECT sum(total)::int FROM fiches) AS total, (SELECT sum(vente)::int FROM rollups) AS vente,
			(SELECT count(*) FROM wallet_entries) AS entries, (SELECT sum(balance)::int FROM agents) AS balance,
			(SELECT count(*) FROM audit_entries) AS trail`,
	);
/** Codes of people; a migration may give new ones, and takes none. */
const rights = async (owner: Db) =>
	(
		await rowsOf(
			owner,
			sql<{ given: string }>`SELECT user_id || ' ' || codename AS given FROM user_permissions`,
		)
	).map(({ given }) => given);

test('a database of before the baseline is carried over: the same rows, and the schema of a new one', async () => {
	const { owner } = database;
	await load(owner);
	const before = await figures(owner);
	const given = await rights(owner);
	expect(given).not.toEqual([]);
	await migrate(owner);
	expect(await figures(owner)).toEqual(before);
	// Its invoices are made up: nobody sold in their month.
	await sql`DELETE FROM invoices`.execute(owner);
	expect((await reconcile(owner, { most: 9 })).named).toEqual([]);
	// discrepancies() compares them with the entries.
	expect(await rowsOf(owner, sql`SELECT FROM ledger_days`)).not.toEqual([]);
	expect(await rights(owner)).toEqual(expect.arrayContaining(given));
	expect(await discrepancies(owner)).toEqual([]);
	const numbered = await rowsOf(
		owner,
		sql<{ codes: string[] }>`SELECT array_agg(code ORDER BY created_at, id) AS codes FROM agents
			GROUP BY company_id`,
	);
	for (const { codes } of numbered) {
		expect(codes).toEqual(codes.map((_, index) => String(index + 1).padStart(4, '0')));
	}
	expect(numbered).toHaveLength(2);
	const notes = await rowsOf(
		owner,
		sql<object>`SELECT DISTINCT note FROM wallet_entries WHERE kind = 'sale' ORDER BY 1`,
	);
	expect(notes).toEqual([{ note: '' }, { note: 'reactivated' }]);

	const fresh = await cloneDatabase('template1');
	await migrate(fresh.owner);
	expect(await printSchema(owner)).toBe(await printSchema(fresh.owner));
	await fresh.close();
});

test('one that stopped on the way there is refused, with what to do', async () => {
	const { owner } = database;
	await load(owner);
	await sql`DELETE FROM kysely_migration WHERE name > '0070'`.execute(owner);
	await expect(migrate(owner)).rejects.toThrow(
		'is at 0069-witnesses, which was never released: open it once with the API of 0090-release-rights',
	);
});

test('one that a newer API migrated is refused, and left as it is', async () => {
	const { owner } = database;
	await migrate(owner);
	await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-newer', '')`.execute(
		owner,
	);
	await sql`UPDATE schema_code SET hash = 'newer'`.execute(owner);
	await expect(migrate(owner)).rejects.toThrow(
		/has 9999-newer, which this version does not know \(its newest is \d{4}-[\w-]+\).*Start that version again/,
	);
	await expect(checkSchemaVersion(owner)).rejects.toThrow('has 9999-newer, which this version');
	await expect(sql`SELECT app_role()`.execute(owner)).resolves.toBeDefined();
});
