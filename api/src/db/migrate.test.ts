import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { printSchema } from '../tools/testing/print-schema.ts';
import { bindDevices, openDraw, sell } from '../tools/testing/selling.ts';
import { firstWord, untilWaiting } from '../tools/testing/waiting.ts';
import { connect, type Db } from './connect.ts';
import { migrate } from './migrate.ts';
import { rowsOf, runScript } from './rows.ts';
import { foundVersion, neededVersion } from './schema-version.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(() => database.close());

const change = (text: string) => runScript(database.owner, text);
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

/** Runs while somebody reads the sales in a transaction, which ends when `work` says so. */
async function whileHeld(work: (holder: Db, end: () => Promise<unknown>) => Promise<void>) {
	const url = new URL(database.ownerUrl);
	url.searchParams.set('application_name', 'a long report');
	const holder = connect(url.href, { max: 1 });
	try {
		await holder.connection().execute(async (session) => {
			await sql`BEGIN`.execute(session);
			await sql`SELECT FROM fiches LIMIT 1`.execute(session);
			await work(session, () => sql`COMMIT`.execute(session));
		});
	} finally {
		await holder.destroy();
	}
}

test('it waits for who reads a table, says for whom, and sales go on meanwhile', async () => {
	await bindDevices(database.owner);
	const draw = await openDraw(database.owner, 1);
	await asOfOtherFiles();
	await whileHeld(async (holder, end) => {
		const [pid] = await rowsOf(holder, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
		const { said, work: upgraded } = await firstWord((say) =>
			migrate(database.owner, { say, pauseMs: 1 }),
		);
		expect(said).toContain(`waits for a long report (process ${pid?.pid})`);
		for (const numbers of ['11', '12']) {
			await untilWaiting(database.owner, upgraded);
			await sell(database.db, draw, [{ numbers }]);
		}
		expect((await foundVersion(database.owner)).code).toBe('other');
		await end();
		await upgraded;
	});
	expect(await foundVersion(database.owner)).toEqual(neededVersion());
});

test('after its time it gives up, changes nothing and says whom to end', async () => {
	await asOfOtherFiles();
	const before = await versions();
	await whileHeld(async () => {
		await expect(migrate(database.owner, { patienceMs: 0 })).rejects.toThrow(
			/gave up; nothing was changed\. They are held by a long report \(process (\d+)\).*pg_terminate_backend\(\1\)/,
		);
	});
	expect(await versions()).toEqual(before);
	await migrate(database.owner);
});
