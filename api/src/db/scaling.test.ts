import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import {
	CHILDREN,
	COMPANIES,
	FROM_DIRECTORY,
	OF_PEOPLE,
	PICTURES,
	STAYING,
	WITH_PEOPLE,
} from './homes/tables.ts';
import { rowsOf } from './rows.ts';

/** Tables whose rows are not all of companies: which way they go between servers is said there. */
const OTHER_TABLES = [
	...[...FROM_DIRECTORY, ...OF_PEOPLE, ...WITH_PEOPLE, ...STAYING],
	...[PICTURES, COMPANIES],
];

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(() => database.close());

const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
	(await rowsOf(database.owner, query)).map(({ name }) => name);
const tenants = sql`(SELECT c.oid, c.relname FROM pg_class c
	WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
		AND c.relname <> ALL (${OTHER_TABLES}::text[]))`;
const hasCompany = (table: string, columns: string) => sql`EXISTS (SELECT FROM pg_attribute a
	WHERE a.attrelid = ${sql.raw(table)} AND a.attnum = ANY (${sql.raw(columns)}) AND a.attname = 'company_id')`;

test('each table that is named is there, and named once', async () => {
	const found = await names(sql<{ name: string }>`SELECT relname AS name FROM pg_class
		WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY (${OTHER_TABLES}::text[])`);
	expect(found.sort()).toEqual([...OTHER_TABLES].sort());
});

test('a move finds what a server holds of a company in every table of people', async () => {
	const without = await names(sql<{
		name: string;
	}>`SELECT t.name FROM unnest(${[...CHILDREN]}::text[]) AS t (name)
		WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = t.name::regclass AND contype = 'f'
			AND confrelid = 'users'::regclass
			AND pg_get_constraintdef(oid) LIKE 'FOREIGN KEY (user\\_id)%')`);
	expect(without).toEqual([]);
});

test('every row can be told to another server by its key', async () => {
	const without = await names(sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
		WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
			AND c.relname <> ALL (${[...STAYING]}::text[])
			AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)`);
	expect(without).toEqual([]);
});

test('every other table belongs to companies, and no row of it to none', async () => {
	const without = await names(sql<{ name: string }>`SELECT t.relname AS name FROM ${tenants} AS t
		WHERE NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attname = 'company_id'
			AND a.attnotnull)`);
	expect(without).toEqual([]);
});

test('every key and unique index of a tenant’s table holds the company', async () => {
	const without = await names(sql<{ name: string }>`SELECT i.indexrelid::regclass::text AS name
		FROM pg_index i JOIN ${tenants} AS t ON t.oid = i.indrelid
		WHERE i.indisunique AND NOT ${hasCompany('i.indrelid', 'i.indkey::int2[]')}`);
	expect(without).toEqual([]);
});

test('references between tenants’ tables go by the company, others to reference tables only', async () => {
	const wrong = await names(sql<{ name: string }>`SELECT t.relname || ' ' || f.conname AS name
		FROM pg_constraint f JOIN ${tenants} AS t ON t.oid = f.conrelid
		WHERE f.contype = 'f' AND f.conparentid = 0
			AND f.confrelid IN (SELECT other.oid FROM ${tenants} AS other)
			AND NOT (${hasCompany('f.conrelid', 'f.conkey')} AND ${hasCompany('f.confrelid', 'f.confkey')})`);
	expect(wrong).toEqual([]);
});

test('row-level security holds on every tenant’s table, for its owner too', async () => {
	const open = await names(sql<{ name: string }>`SELECT t.relname AS name FROM ${tenants} AS t
		JOIN pg_class c ON c.oid = t.oid WHERE NOT (c.relrowsecurity AND c.relforcerowsecurity)`);
	expect(open).toEqual([]);
});
