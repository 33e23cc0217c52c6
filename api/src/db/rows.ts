import { type RawBuilder, sql } from 'kysely';
import { BeyondSafeInteger, type Db } from './connect.ts';
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

/** SELECTs that read the same CTEs, which are worked out once for all of them: their rows as JSON, instants as PostgreSQL writes them there. */
export function sharedStatement(
	ctes: RawBuilder<unknown>,
	selects: readonly RawBuilder<unknown>[],
): RawBuilder<{ parts: string }> {
	const parts = selects.map(
		(select) => sql`(SELECT coalesce(json_agg(part), '[]') FROM (${select}) AS part)`,
	);
	return sql`WITH ${ctes} SELECT json_build_array(${sql.join(parts)})::text AS parts`;
}

/** The rows of each. */
export async function rowsOfShared<T>(
	db: Db,
	ctes: RawBuilder<unknown>,
	selects: readonly RawBuilder<T>[],
): Promise<T[][]> {
	const { parts } = await theRow(db, sharedStatement(ctes, selects));
	return JSON.parse(parts, (_, value) => {
		if (Number.isInteger(value) && !Number.isSafeInteger(value))
			throw new BeyondSafeInteger(`${value} is beyond the safe integers`);
		return value;
	});
}

/** Several statements at once: the text of a file of the database. */
export async function runScript(db: Db, text: string): Promise<void> {
	await db.executeQuery(asScript(sql.raw(text).compile(db)));
}
