import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Db, Pool } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';

/** One connection, for statements and for rows as PostgreSQL copies them. */
export interface Copying {
	db: Db;
	client: pg.Client;
	end(): Promise<void>;
}

/** Both sides print the same value the same way; a second server that is away is not waited for. */
const SESSION =
	'-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1 -c synchronous_commit=local';

export async function openCopying(url: string): Promise<Copying> {
	const client = new pg.Client({ connectionString: url, options: SESSION });
	// Whoever waits for an answer gets the error too.
	client.on('error', () => undefined);
	await client.connect();
	// A client that a pool lends can be given back too, and is otherwise the same.
	const only = Object.assign(client, { release: () => undefined }) as unknown as pg.PoolClient;
	const end = () => client.end();
	const taken = { client: only, giveBack: () => undefined };
	return { db: new Pool(url, { take: async () => taken, end }), client, end };
}

/** Tables of ours, each with its partitions, that hold what a house has done. */
export const tablesOf = async (db: Db): Promise<string[]> =>
	(
		await rowsOf(
			db,
			sql<{ name: string }>`SELECT relname::text AS name FROM pg_class
				WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
					AND relname NOT IN ('kysely_migration', 'kysely_migration_lock', 'schema_code')
				ORDER BY 1`,
		)
	).map(({ name }) => name);

/** Of a table: those that are written. Generated ones follow from them. */
const columnsOf = async (db: Db, table: string): Promise<string[]> =>
	(
		await rowsOf(
			db,
			sql<{ name: string }>`SELECT attname::text AS name FROM pg_attribute
				WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
				ORDER BY attnum`,
		)
	).map(({ name }) => name);

export interface Content {
	rows: number;
	/** Of the text of all rows with all columns, in whatever order they stand. */
	sum: string;
}

/** What a table holds. The hashes of PostgreSQL's own may be others in another major. */
export async function contentOf(db: Db, table: string): Promise<Content> {
	const columns = await rowsOf(
		db,
		sql<{ name: string }>`SELECT attname::text AS name FROM pg_attribute
			WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1`,
	);
	const row = sql.join(columns.map(({ name }) => sql.ref(name)));
	const { rows, sum } = await theRow(
		db,
		sql<{ rows: string; sum: string }>`SELECT count(*)::text AS rows,
			coalesce(sum(('x' || left(md5(ROW(${row})::text), 15))::bit(60)::bigint), 0)::text AS sum
			FROM ${sql.ref(table)}`,
	);
	return { rows: Number(rows), sum };
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const NEW_LINE = 10;

/** Copies the rows of a table as text, which every major reads. */
export async function copyTable(
	from: Copying,
	to: Copying,
	table: string,
	onRows: (count: number) => void,
): Promise<void> {
	const columns = (await columnsOf(to.db, table)).map(quoted).join(', ');
	const counter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			// Those within a value are written as \n.
			let count = 0;
			for (const byte of chunk) if (byte === NEW_LINE) count++;
			if (count > 0) onRows(count);
			done(null, chunk);
		},
	});
	await pipeline(
		from.client.query(copyTo(`COPY (SELECT ${columns} FROM ${quoted(table)}) TO STDOUT`)),
		counter,
		to.client.query(copyFrom(`COPY ${quoted(table)} (${columns}) FROM STDIN`)),
	);
}

/** Everything from one moment, and nothing of what is done meanwhile is kept. */
export async function beginSnapshot(db: Db): Promise<void> {
	await sql`BEGIN ISOLATION LEVEL REPEATABLE READ`.execute(db);
}
export async function readOnlyFromHere(db: Db): Promise<void> {
	await sql`SET TRANSACTION READ ONLY`.execute(db);
}
export async function forget(db: Db): Promise<void> {
	await sql`ROLLBACK`.execute(db);
}

/** Rows come in as they are: triggers, foreign keys and policies looked at them when they were written. */
export async function beginCopy(db: Db): Promise<void> {
	await sql`BEGIN`.execute(db);
	await sql`SET LOCAL session_replication_role = replica`.execute(db);
}
export async function commitCopy(db: Db): Promise<void> {
	await sql`COMMIT`.execute(db);
	await sql`ANALYZE`.execute(db);
}

/** What somebody else put beside ours: tables of other schemas, databases and roles. */
export const foreignTo = async (db: Db, ours: readonly string[]): Promise<string[]> =>
	(
		await rowsOf(
			db,
			sql<{ what: string }>`SELECT 'the table ' || oid::regclass::text AS what FROM pg_class
				WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace NOT IN (
					SELECT oid FROM pg_namespace WHERE nspname ~ '^pg_' OR nspname IN ('public', 'information_schema'))
			UNION ALL SELECT 'the database ' || datname FROM pg_database
				WHERE NOT datistemplate AND datname NOT IN ('postgres', current_database())
			UNION ALL SELECT 'the role ' || rolname FROM pg_roles
				WHERE rolname !~ '^pg_' AND rolname <> ALL (${ours})
			ORDER BY 1`,
		)
	).map(({ what }) => what);
