import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { asScript, commitWith, endWith, rowsSent, sendWithNext } from './connection.ts';

/** Every row of a statement. */
export async function rowsOf<T>(db: Db, query: RawBuilder<T>): Promise<T[]> {
	return (await query.execute(db)).rows;
}

/** The only row, or `undefined`. */
export async function rowOf<T>(db: Db, query: RawBuilder<T>): Promise<T | undefined> {
	return (await query.execute(db)).rows[0];
}

/** The row of a statement that always gives one. */
export const theRow = async <T>(db: Db, query: RawBuilder<T>): Promise<T> =>
	onlyOf(await rowsOf(db, query));

/** The same of a statement that its transaction is committed with: nothing more is asked in it. */
export async function theRowAtCommit<T>(db: Db, query: RawBuilder<T>): Promise<T> {
	const { rows } = await db.executeQuery(commitWith(query.compile(db)));
	return onlyOf(rows);
}

function onlyOf<T>([row]: readonly T[]): T {
	if (row === undefined) throw new Error('A statement that must give a row gave none');
	return row;
}

/**
 * The rows of two statements of a transaction that go to the database together. `isLast`: nothing more
 * is asked in it.
 */
export async function rowsOfBoth<T, U>(
	db: Db,
	first: RawBuilder<T>,
	second: RawBuilder<U>,
	{ isLast = false } = {},
): Promise<[T[], U[]]> {
	const together = sendWithNext(first.compile(db));
	await db.executeQuery(together);
	const compiled = second.compile(db);
	const { rows } = await db.executeQuery(isLast ? endWith(compiled) : compiled);
	return [await rowsSent(together), rows];
}

/** The rows of statements that go to the database together. `isLast`: nothing more is asked in their transaction. */
export async function rowsOfAll<T>(
	db: Db,
	queries: readonly RawBuilder<T>[],
	{ isLast = false } = {},
): Promise<T[][]> {
	const compiled = queries.map((query) => query.compile(db));
	const [last, ...before] = compiled.toReversed();
	if (!last) return [];
	const together = before.toReversed().map(sendWithNext);
	for (const query of together) await db.executeQuery(query);
	const { rows } = await db.executeQuery(isLast ? endWith(last) : last);
	return [...(await Promise.all(together.map(rowsSent<T>))), rows];
}

/** Several statements at once: the text of a file of the database. */
export async function runScript(db: Db, text: string): Promise<void> {
	await db.executeQuery(asScript(sql.raw(text).compile(db)));
}
