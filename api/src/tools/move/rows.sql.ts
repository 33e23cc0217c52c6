import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { CHILDREN, COMPANIES, PICTURES } from '../../db/homes/tables.ts';
import { rowsOf, theRow } from '../../db/rows.ts';

/** Of a table: which of its rows are a company's. @param companyId as a literal of SQL */
export function conditionOf(table: string, companyId: string): string {
	if (table === COMPANIES) return `id = ${companyId}`;
	if (table === PICTURES) return `kept_for = ${companyId}`;
	if (isOfPeople(table)) return `user_id IN (SELECT id FROM users WHERE company_id = ${companyId})`;
	return `company_id = ${companyId}`;
}

const isOfPeople = (table: string): boolean => (CHILDREN as readonly string[]).includes(table);

/** An id as it stands in a statement that takes no parameters. */
export const literalOf = (companyId: string): string => {
	if (!/^[0-9a-f-]{36}$/.test(companyId)) throw new Error(`${companyId} is no id`);
	return `'${companyId}'::uuid`;
};

export interface Content {
	rows: number;
	/** Of all rows and columns, in whatever order they stand; '' without rows. */
	hash: string;
}

/** What of a company a table holds. Columns are compared by their names: tables that were changed have them in another order. */
export async function contentOf(owner: Db, table: string, companyId: string): Promise<Content> {
	const columns = await rowsOf(
		owner,
		sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
			WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1`,
	);
	const row = sql.join(columns.map(({ name }) => sql.ref(name)));
	const condition = sql.raw(conditionOf(table, literalOf(companyId)));
	return theRow(
		owner,
		sql<Content>`SELECT count(*) AS rows,
			coalesce(sum(hash_record_extended(ROW(${row}), 0)::numeric)::text, '') AS hash
			FROM ${sql.ref(table)} WHERE ${condition}`,
	);
}

/** Puts the rows of a company in place of those that are there. On the other server's connection of `asCopy`. */
export async function copyRows(from: Db, to: Db, table: string, companyId: string): Promise<void> {
	const condition = sql.raw(conditionOf(table, literalOf(companyId)));
	await sql`DELETE FROM ${sql.ref(table)} WHERE ${condition}`.execute(to);
	const rows = await rowsOf(
		from,
		sql<{ row: object }>`SELECT to_jsonb(t) AS row FROM ${sql.ref(table)} t WHERE ${condition}`,
	);
	for (const { row } of rows) {
		await sql`INSERT INTO ${sql.ref(table)}
			SELECT * FROM jsonb_populate_record(NULL::${sql.ref(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
			to,
		);
	}
}

/** Takes away what a server holds of a company, of all tables given. On a connection of `asCopy`. */
export async function clearRows(
	server: Db,
	tables: readonly string[],
	companyId: string,
): Promise<void> {
	for (const table of tables) {
		const condition = sql.raw(conditionOf(table, literalOf(companyId)));
		await sql`DELETE FROM ${sql.ref(table)} WHERE ${condition}`.execute(server);
	}
}

const ORIGIN = 'borlette_move';

/**
 * Writes in one transaction as replication does: nothing of it is told to other servers, and neither triggers nor foreign
 * keys look at it. One at a time on a server.
 */
export async function asCopy<T>(owner: Db, work: (tx: Db) => Promise<T>): Promise<T> {
	return owner.connection().execute(async (connection) => {
		await sql`SELECT pg_replication_origin_create(${ORIGIN})
			WHERE pg_replication_origin_oid(${ORIGIN}) IS NULL`.execute(connection);
		await sql`SELECT pg_replication_origin_session_setup(${ORIGIN})`.execute(connection);
		try {
			return await connection.transaction().execute(async (tx) => {
				await sql`SET LOCAL session_replication_role = replica`.execute(tx);
				return work(tx);
			});
		} finally {
			await sql`SELECT pg_replication_origin_session_reset()`.execute(connection);
		}
	});
}

/** Makes room on a server for every month that another one has. */
export async function sameMonths(from: Db, to: Db): Promise<void> {
	const months = await rowsOf(
		from,
		sql<{
			month: string;
		}>`SELECT replace(substr(relname, 8), '_', '-') || '-01' AS month FROM pg_class
			WHERE relispartition AND relkind = 'r' AND relname ~ '^fiches_[0-9]{4}_[0-9]{2}$'`,
	);
	for (const { month } of months) await sql`SELECT ensure_partitions(${month}::date)`.execute(to);
}
