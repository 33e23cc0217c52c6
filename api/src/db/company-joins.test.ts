import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../testing/databases.ts';
import { rowsOf } from './rows.ts';

/** Source files with SQL; tests may look across companies. */
const ROOT = join(__dirname, '../..');
const sources = ['src', 'migrations'].flatMap((folder) =>
	readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\/|^demo\//.test(name))
		// Before fiches were sold: rewritten by the next one.
		.filter((name) => name !== '0005-fiches.ts')
		.map((name) => join(folder, name)),
);

let database: TestDatabase;
let tenants: Set<string>;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	const tables = await rowsOf(
		database.owner,
		sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
			JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND a.attnotnull
			WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
	);
	tenants = new Set(tables.map(({ name }) => name));
});
afterAll(() => database.drop());

/** Up to what ends a condition. */
const JOIN =
	/\bJOIN (\w+)(?: AS)? \w+ (?:ON|USING)\b([\s\S]*?)(?=\b(?:LEFT |CROSS |FULL )?JOIN\b|\bWHERE\b|\bGROUP BY\b|\bORDER BY\b|\bWINDOW\b|\bFOR UPDATE\b|`|;|\n\t*\))/g;
const INSERT = /\bINSERT INTO (\w+)(?: AS \w+)?\s*\(([^)]*)\)/g;

test('the patterns find what they look for', () => {
	const found = (text: string) => [...text.matchAll(JOIN)].map(([, table]) => table);
	expect(
		found('FROM a JOIN fiches f ON f.id = a.id\nLEFT JOIN agents AS b ON b.id = 1 WHERE x'),
	).toEqual(['fiches', 'agents']);
	const joins = sources.flatMap((name) => found(readFileSync(join(ROOT, name), 'utf8')));
	expect(joins.filter((table = '') => tenants.has(table)).length).toBeGreaterThan(50);
});

test('a join between tenants’ tables goes by the company', () => {
	const wrong = sources.flatMap((name) =>
		[...readFileSync(join(ROOT, name), 'utf8').matchAll(JOIN)]
			.filter(
				([, table = '', condition = '']) =>
					tenants.has(table) && !/company_id|ofCompany/.test(condition),
			)
			.map(([text]) => `${name}: ${text.replace(/\s+/g, ' ').trim()}`),
	);
	expect(wrong).toEqual([]);
});

test('a row is written with its company', () => {
	const wrong = sources.flatMap((name) =>
		[...readFileSync(join(ROOT, name), 'utf8').matchAll(INSERT)]
			.filter(
				([, table = '', columns = '']) => tenants.has(table) && !columns.includes('company_id'),
			)
			.map(([text]) => `${name}: ${text.replace(/\s+/g, ' ').trim()}`),
	);
	expect(wrong).toEqual([]);
});
