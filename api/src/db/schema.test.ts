import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { HASH_PARTITIONED } from '../tools/testing/hash-partitioned.ts';
import { printSchema } from '../tools/testing/print-schema.ts';
import { rowsOf, theRow } from './rows.ts';

const FILE = join(__dirname, '../../database/schema.sql');
const HEADER = `-- The whole database, printed from its catalogue: a review shows what a change does to it.
-- Written by \`npm run schema\`, never by hand. Bodies of functions stand in functions/.

`;

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(() => database.drop());

test('schema.sql is the database; `npm run schema` writes it', async () => {
	// Tables in parts by company differ on purpose.
	if (process.env[HASH_PARTITIONED]) return;
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

test('plpgsql_check finds nothing, where the server has it', async () => {
	const { has } = await theRow(
		database.owner,
		sql<{
			has: boolean;
		}>`SELECT EXISTS (SELECT FROM pg_available_extensions WHERE name = 'plpgsql_check') AS has`,
	);
	if (!has) {
		console.warn(
			'plpgsql_check is not there: docs/how-to/change-the-database.md says where it is had',
		);
		return;
	}
	await sql`CREATE EXTENSION plpgsql_check`.execute(database.owner);
	const found = await rowsOf(
		database.owner,
		sql<object>`SELECT p.proname, c.lineno, c.level, c.message
			FROM pg_proc p
			LEFT JOIN pg_trigger t ON t.tgfoid = p.oid
			CROSS JOIN LATERAL plpgsql_check_function_tb(p.oid, relid => coalesce(t.tgrelid, 0)) AS c
			WHERE p.pronamespace = 'public'::regnamespace AND c.level <> 'warning extra'
				AND p.prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')`,
	);
	expect(found).toEqual([]);
});
