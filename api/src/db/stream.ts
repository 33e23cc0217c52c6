import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';

/** Rows held at once; the database keeps the rest. */
const BATCH = 2_000;
let opened = 0;

/** The rows of a statement one after another, through a cursor of the transaction. */
export async function* streamed<T>(tx: Db, statement: RawBuilder<T>): AsyncGenerator<T> {
	opened += 1;
	const name = sql.ref(`streamed_${opened}`);
	// It is read to its end: a plan for the first rows only would be the wrong one.
	await sql`SET LOCAL cursor_tuple_fraction = 1`.execute(tx);
	await sql`DECLARE ${name} NO SCROLL CURSOR FOR ${statement}`.execute(tx);
	for (;;) {
		const { rows } = await sql<T>`FETCH ${sql.lit(BATCH)} FROM ${name}`.execute(tx);
		yield* rows;
		if (rows.length < BATCH) break;
	}
	await sql`CLOSE ${name}`.execute(tx);
}
