import { join } from 'node:path';
import pg from 'pg';
import { APP_ROLE } from '../../../db/app-role.ts';
import { readSql } from '../../../db/schema-files.ts';
import { cloneDatabase, type TestDatabase } from '../databases.ts';
import { isOfApi } from '../statements.ts';
import { type Checked, checkStatements, type Problem } from './check.ts';
import { ASSURED, EXCEPTIONS } from './exceptions.ts';
import { readProject } from './source.ts';
import { checkWrites } from './writes.ts';

const API = join(import.meta.dirname, '../../../..');
const SOURCES = join(API, 'src/');

let database: TestDatabase;
let client: pg.Client;
let checked: Checked;
let written: Problem[];
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	client = new pg.Client({ connectionString: database.ownerUrl });
	await client.connect();
	// Functions that the demo makes for its own connection.
	await client.query(readSql('demo/history.sql'));
	const source = readProject(join(API, 'tsconfig.json'), SOURCES);
	written = await checkWrites(source, client);
	checked = await checkStatements(
		source,
		client,
		{ exceptions: EXCEPTIONS, assured: ASSURED },
		(file) => isOfApi(file.slice(SOURCES.length)),
	);
});
afterAll(async () => {
	await client.end();
	await database.drop();
});

test('every statement fits the database, and its rows and parameters their types', () => {
	const told = [...checked.problems, ...written].map(
		({ file, line, message }) => `api/${file.slice(API.length + 1)}:${line}  ${message}`,
	);
	if (told.length > 0) throw new Error(`\n${told.sort().join('\n')}\n`);
	expect(checked.statements).toBeGreaterThan(checked.templates / 2);
});

const ungranted = async () => {
	const { rows } = await client.query<{ name: string }>(
		`SELECT name FROM unnest($2::text[]) AS name
			WHERE NOT has_column_privilege($1, split_part(name, '.', 1), split_part(name, '.', 2), 'SELECT')
			ORDER BY name`,
		[APP_ROLE, [...checked.reads.keys()]],
	);
	return rows.map(({ name }) => name);
};

test('each column that the API reads is granted', async () => {
	expect(checked.reads.size).toBeGreaterThan(0);
	expect(await ungranted()).toEqual([]);
	// A grant of one column that is taken away is noticed.
	await client.query(`REVOKE SELECT (balance) ON agents FROM ${APP_ROLE}`);
	expect(await ungranted()).toEqual(['agents.balance']);
});
