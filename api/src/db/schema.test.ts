import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { printSchema } from '../tools/testing/print-schema.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { rowsOf } from './rows.ts';

const FILE = join(__dirname, '../../database/schema.sql');
const HEADER = `-- The whole database, printed from its catalogue: a review shows what a change does to it.
-- Written by \`npm run schema\`, never by hand. Bodies of functions stand in functions/.

`;

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(() => database.close());

test('schema.sql is the database; `npm run schema` writes it', async () => {
	const printed = `${HEADER}${await printSchema(database.owner)}\n`;
	if (process.env.BORLETTE_WRITE_SCHEMA) writeFileSync(FILE, printed);
	expect(printed).toBe(readFileSync(FILE, 'utf8'));
});

test('PostgreSQL reads every function, with nothing in it that is likely to be a mistake', async () => {
	const definitions = await rowsOf(
		database.owner,
		sql<{
			name: string;
			text: string;
		}>`SELECT oid::regprocedure::text AS name, pg_get_functiondef(oid) AS text
			FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'`,
	);
	const read = (text: string) =>
		database.owner.transaction().execute(async (tx) => {
			await sql`SET LOCAL plpgsql.extra_errors = 'shadowed_variables'`.execute(tx);
			await sql.raw(text).execute(tx);
		});
	const wrong = [];
	for (const { name, text } of definitions) {
		const error = await read(text).catch(String);
		if (error) wrong.push([name, error]);
	}
	expect(wrong).toEqual([]);
	await expect(
		read(
			'CREATE FUNCTION wrong(a int) RETURNS int LANGUAGE plpgsql AS $$ DECLARE a int; BEGIN RETURN 1; END $$',
		),
	).rejects.toThrow('shadows');
});

/** A server that has the extension, which the embedded one has not: the URL of a superuser. */
const CHECKER = process.env.BORLETTE_PLPGSQL_CHECK_URL;

test('plpgsql_check finds nothing, where a server has it', async () => {
	if (!CHECKER) {
		console.warn(
			'plpgsql_check did not run: docs/how-to/change-the-database.md says which server it needs',
		);
		return;
	}
	const name = `check_${randomBytes(6).toString('hex')}`;
	const admin = connect(CHECKER, { max: 1 });
	await sql`CREATE DATABASE ${sql.ref(name)}`.execute(admin);
	const url = new URL(CHECKER);
	url.pathname = `/${name}`;
	const owner = connect(url.href, { max: 1 });
	await migrate(owner);
	await sql`CREATE SCHEMA checker`.execute(owner);
	await sql`CREATE EXTENSION plpgsql_check SCHEMA checker`.execute(owner);
	const found = await rowsOf(
		owner,
		sql<object>`SELECT p.proname, c.lineno, c.level, c.message
			FROM pg_proc p
			LEFT JOIN pg_trigger t ON t.tgfoid = p.oid
			CROSS JOIN LATERAL checker.plpgsql_check_function_tb(p.oid, relid => coalesce(t.tgrelid, 0)) AS c
			WHERE p.pronamespace = 'public'::regnamespace
				AND p.prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')`,
	);
	await owner.destroy();
	await sql`DROP DATABASE ${sql.ref(name)}`.execute(admin);
	await admin.destroy();
	expect(found).toEqual([]);
});
