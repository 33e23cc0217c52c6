import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { printSchema } from '../tools/testing/print-schema.ts';
import { migrate } from './migrate.ts';
import { rowsOf, runScript } from './rows.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(() => database.drop());

const change = (text: string) => runScript(database.owner, sql.raw(text));
/** As if other files had been laid down. */
const asOfOtherFiles = () => change(`UPDATE schema_code SET hash = 'other'`);

test.each([
	[
		'a function that does something else',
		`CREATE OR REPLACE FUNCTION app_role() RETURNS text LANGUAGE sql RETURN 'superuser'`,
	],
	[
		'one with other parameters',
		'DROP FUNCTION next_close; CREATE FUNCTION next_close(a int) RETURNS int LANGUAGE sql RETURN a',
	],
	['one that is no longer there', 'CREATE FUNCTION of_before() RETURNS int LANGUAGE sql RETURN 1'],
	['one that is called by everybody', 'GRANT EXECUTE ON FUNCTION wallet_append TO PUBLIC'],
	['a policy that lets too much through', 'CREATE POLICY leak ON agents USING (true)'],
	['a policy that is missing', 'DROP POLICY own_company ON fiches'],
	['row-level security that is not forced', 'ALTER TABLE fiches NO FORCE ROW LEVEL SECURITY'],
	[
		'a grant too many',
		'GRANT UPDATE ON fiches TO borlette_app; GRANT SELECT (password_hash) ON users TO borlette_app',
	],
	['a view on another', 'CREATE VIEW of_before AS SELECT * FROM rollups_raw'],
	['a trigger', 'DROP TRIGGER witness_seal ON tirage_instances'],
	['a type with other columns', 'ALTER TYPE sale_line ADD ATTRIBUTE more int'],
])('laid down anew: %s', async (_, text) => {
	const before = await printSchema(database.owner);
	await change(text);
	await asOfOtherFiles();
	await migrate(database.owner);
	expect(await printSchema(database.owner)).toBe(before);
});

const versions = () =>
	rowsOf(
		database.owner,
		sql<object>`SELECT oid, xmin::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
	);

test('what is laid down already is not touched', async () => {
	const before = await versions();
	await migrate(database.owner);
	expect(await versions()).toEqual(before);
});

test('where something else uses it all stays as it is, and what uses it is named', async () => {
	await change('CREATE SCHEMA theirs; CREATE VIEW theirs.open AS SELECT app_company() AS id');
	await asOfOtherFiles();
	const before = await versions();
	await expect(migrate(database.owner)).rejects.toThrow('other objects depend');
	expect(await versions()).toEqual(before);
	await change('DROP SCHEMA theirs CASCADE');
});

test('what an extension made stays', async () => {
	await change('CREATE EXTENSION pg_trgm');
	await asOfOtherFiles();
	await migrate(database.owner);
	await expect(change(`SELECT similarity('a', 'b')`)).resolves.toBeUndefined();
});
