import { join } from 'node:path';
import pg from 'pg';
import { APP_ROLE } from '../../../db/app-role.ts';
import { readSql } from '../../../db/schema-files.ts';
import { cloneDatabase, type TestDatabase } from '../databases.ts';
import { isOfApi, usesOfTables } from '../statements.ts';
import { type Checked, checkStatements } from './check.ts';
import { ASSURED, EXCEPTIONS } from './exceptions.ts';
import { readProject } from './source.ts';
import { checkWrites, type Writes } from './writes.ts';

const API = join(import.meta.dirname, '../../../..');
const SOURCES = join(API, 'src/');

/** Whether a file is part of what runs as the application's role. */
const isRun = (file: string) => isOfApi(file.slice(SOURCES.length));

let database: TestDatabase;
let client: pg.Client;
let checked: Checked;
let written: Writes;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	client = new pg.Client({ connectionString: database.ownerUrl });
	await client.connect();
	// Functions that the demo makes for its own connection.
	await client.query(readSql('demo/history.sql'));
	const source = readProject(join(API, 'tsconfig.json'), SOURCES);
	written = await checkWrites(source, client, isRun);
	checked = await checkStatements(
		source,
		client,
		{ exceptions: EXCEPTIONS, assured: ASSURED },
		isRun,
	);
});
afterAll(async () => {
	await client.end();
	await database.close();
});

test('every statement fits the database, and its rows and parameters their types', () => {
	const told = [...checked.problems, ...written.problems].map(
		({ file, line, message }) => `api/${file.slice(API.length + 1)}:${line}  ${message}`,
	);
	if (told.length > 0) throw new Error(`\n${[...new Set(told)].sort().join('\n')}\n`);
	expect(checked.statements).toBeGreaterThan(checked.templates / 2);
});

/** Those of some rights, as `VERB table.column`, that the application's role has not. */
const ungranted = async (rights: Iterable<string>) => {
	const { rows } = await client.query<{ name: string }>(
		`SELECT name FROM unnest($2::text[]) AS name, string_to_array(translate(name, '.', ' '), ' ') AS part
			WHERE NOT has_column_privilege($1, part[2], part[3], part[1])
			ORDER BY name`,
		[APP_ROLE, [...rights]],
	);
	return rows.map(({ name }) => name);
};

test('each column that the API reads is granted', async () => {
	const rights = [...checked.reads.keys()].map((column) => `SELECT ${column}`);
	expect(rights).not.toEqual([]);
	expect(await ungranted(rights)).toEqual([]);
	// A grant of one column that is taken away is noticed.
	await client.query(`REVOKE SELECT (balance) ON agents FROM ${APP_ROLE}`);
	expect(await ungranted(rights)).toEqual(['SELECT agents.balance']);
});

test('each column that the API gives the writers of rows is granted', async () => {
	expect(await ungranted(written.rights)).toEqual([]);
	// Of a body of records(), of what is added to it, what the writers add, and of a writer itself.
	const taken = [
		['UPDATE', 'agents', 'commission'],
		['INSERT', 'agents', 'password_hash'],
		['UPDATE', 'agents', 'version'],
		['UPDATE', 'users', 'phone'],
	] as const;
	for (const [verb, table, column] of taken) {
		await client.query(`REVOKE ${verb} (${column}) ON ${table} FROM ${APP_ROLE}`);
	}
	expect(await ungranted(written.rights)).toEqual(
		taken.map(([verb, table, column]) => `${verb} ${table}.${column}`).sort(),
	);
});

/** Rights that the application's role has on single columns, as `VERB table.column`. */
const granted = async () => {
	const { rows } = await client.query<{ name: string }>(
		`SELECT format('%s %s.%s', privilege_type, relname, attname) AS name
			FROM pg_class r JOIN pg_attribute a ON a.attrelid = r.oid, aclexplode(a.attacl)
			WHERE relnamespace = 'public'::regnamespace AND grantee = $1::regrole`,
		[APP_ROLE],
	);
	return rows.map(({ name }) => name);
};

test('no single column is granted that the API neither reads nor writes', async () => {
	const read = [...checked.reads.keys()].map((column) => `SELECT ${column}`);
	const used = new Set([...read, ...written.rights, ...usesOfTables([]).columns]);
	const unused = async () => (await granted()).filter((name) => !used.has(name)).sort();
	expect(await unused()).toEqual([]);
	// A column that is new and kept for functions.
	await client.query(
		`ALTER TABLE agents ADD COLUMN pin_hash text;
		GRANT SELECT (pin_hash), INSERT (pin_hash), UPDATE (pin_hash) ON agents TO ${APP_ROLE}`,
	);
	expect(await unused()).toEqual(
		['INSERT', 'SELECT', 'UPDATE'].map((verb) => `${verb} agents.pin_hash`),
	);
});
