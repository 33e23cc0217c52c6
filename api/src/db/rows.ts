import type { RawBuilder } from 'kysely';
import type { Db } from './connect.ts';

/** Every row of a statement. */
export async function rowsOf<T>(db: Db, query: RawBuilder<T>): Promise<T[]> {
	return (await query.execute(db)).rows;
}

/** The only row, or `undefined`. */
export async function rowOf<T>(db: Db, query: RawBuilder<T>): Promise<T | undefined> {
	return (await query.execute(db)).rows[0];
}

/** The row of a statement that always gives one. */
export async function theRow<T>(db: Db, query: RawBuilder<T>): Promise<T> {
	const row = await rowOf(db, query);
	if (row === undefined) throw new Error('A statement that must give a row gave none');
	return row;
}
