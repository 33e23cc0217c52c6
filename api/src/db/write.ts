import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { rowOf, theRow } from './rows.ts';

/** Values by column; `undefined` leaves the column at its default or as it is. */
export type Columns = Readonly<Record<string, unknown>>;

const given = (columns: Columns): Array<readonly [string, unknown]> =>
	Object.entries(columns).filter(([, value]) => value !== undefined);

/** Adds one row and returns its id. */
export async function insertRow(db: Db, table: string, columns: Columns): Promise<string> {
	const entries = given(columns);
	const names = sql.join(entries.map(([name]): RawBuilder<unknown> => sql.ref(name)));
	const values = sql.join(entries.map(([, value]) => sql`${value}`));
	const { id } = await theRow(
		db,
		sql<{ id: string }>`INSERT INTO ${sql.table(table)} (${names}) VALUES (${values}) RETURNING id`,
	);
	return id;
}

export interface RowKey {
	/** null: a table that all companies share. */
	companyId: string | null;
	id: string;
	/** As it was seen; without it, whichever it is. */
	version?: number;
}

/** Changes one row and raises its version; false when the version is no longer the row's. */
export async function updateRow(
	db: Db,
	table: string,
	{ companyId, id, version }: RowKey,
	columns: Columns,
): Promise<boolean> {
	const changes = given(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
	const row = await rowOf(
		db,
		sql`UPDATE ${sql.table(table)}
			SET ${sql.join([...changes, sql`version = version + 1`, sql`updated_at = now()`])}
			WHERE ${ofKey(companyId)} AND id = ${id} AND ${ofVersion(version)} RETURNING id`,
	);
	return row !== undefined;
}

/** Refused by the foreign keys (`in_use`) while another row names it; false when it is gone or the version no longer its own. */
export async function deleteRow(
	db: Db,
	table: string,
	{ companyId, id, version }: RowKey,
): Promise<boolean> {
	const row = await rowOf(
		db,
		sql`DELETE FROM ${sql.table(table)}
			WHERE ${ofKey(companyId)} AND id = ${id} AND ${ofVersion(version)} RETURNING id`,
	);
	return row !== undefined;
}

const ofVersion = (version: number | undefined) =>
	version === undefined ? sql`true` : sql`version = ${version}`;

const ofKey = (companyId: string | null) =>
	companyId ? sql`company_id = ${companyId}` : sql`true`;

/** How rows of a kind are written; `false`: the version is no longer the row's. */
export interface Writes {
	insert(db: Db, columns: Columns): Promise<string>;
	update(db: Db, key: RowKey, columns: Columns): Promise<boolean>;
	remove(db: Db, key: RowKey): Promise<boolean>;
}

export const inTable = (table: string): Writes => ({
	insert: (db, columns) => insertRow(db, table, columns),
	update: (db, key, columns) => updateRow(db, table, key, columns),
	remove: (db, key) => deleteRow(db, table, key),
});
