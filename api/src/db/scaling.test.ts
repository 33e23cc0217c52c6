import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { HASH_PARTITIONED } from '../tools/testing/hash-partitioned.ts';
import { rowsOf } from './rows.ts';

/** Tables that every node of a cluster holds whole; see docs/scaling.md for the reason of each. */
const REFERENCE_TABLES = [
	'cities',
	'companies',
	'contact_messages',
	'countries',
	'ended_sign_ins',
	'files',
	'official_results',
	'recovery_codes',
	'release_rights',
	'result_claims',
	'result_sources',
	'tokens',
	'two_factor',
	'user_browsers',
	'user_emails',
	'user_permissions',
	'users',
];
/** Of the migrator itself. */
const NOT_OURS = ['kysely_migration', 'kysely_migration_lock', 'schema_code'];

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(() => database.drop());

const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
	(await rowsOf(database.owner, query)).map(({ name }) => name);
const tenants = sql`(SELECT c.oid, c.relname FROM pg_class c
	WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
		AND c.relname <> ALL (${[...REFERENCE_TABLES, ...NOT_OURS]}::text[]))`;
const hasCompany = (table: string, columns: string) => sql`EXISTS (SELECT FROM pg_attribute a
	WHERE a.attrelid = ${sql.raw(table)} AND a.attnum = ANY (${sql.raw(columns)}) AND a.attname = 'company_id')`;

test('the reference tables are those that are named', async () => {
	const found = await names(sql<{ name: string }>`SELECT relname AS name FROM pg_class
		WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY (${REFERENCE_TABLES}::text[])
		ORDER BY 1`);
	expect(found).toEqual(REFERENCE_TABLES);
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

test('in the run that asks for it every tenant’s table is in parts by company', async () => {
	const whole = await names(sql<{ name: string }>`SELECT t.relname AS name FROM ${tenants} AS t
		LEFT JOIN pg_partitioned_table p ON p.partrelid = t.oid
		WHERE p.partstrat IS DISTINCT FROM 'h' AND NOT EXISTS (
			SELECT FROM pg_inherits i JOIN pg_partitioned_table month ON month.partrelid = i.inhrelid
			WHERE i.inhparent = t.oid AND month.partstrat = 'h')`);
	const all = await names(sql<{ name: string }>`SELECT t.relname AS name FROM ${tenants} AS t`);
	expect(whole.sort()).toEqual(process.env[HASH_PARTITIONED] ? [] : all.sort());
});
