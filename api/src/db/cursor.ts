import { type RawBuilder, sql } from 'kysely';
import { cancellable } from './cancellable.ts';
import type { Db } from './connect.ts';
import { rowsOf, theRow } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Small, so that other calls are answered between two batches. */
const BATCH = 100;

/**
 * The rows of a statement by batches, through a cursor of the transaction: the database holds what
 * was not asked for yet. Ends early at the signal, and ends the query that runs then.
 */
export async function* readBatches(
	pool: Db,
	tx: Db,
	statement: RawBuilder<unknown>,
	signal: AbortSignal,
): AsyncGenerator<Row[]> {
	// It will be read to its end: a plan for the first rows only would be the wrong one.
	const { pid } = await theRow(
		tx,
		sql<{ pid: number }>`SELECT pg_backend_pid() AS pid,
			set_config('cursor_tuple_fraction', '1', true)`,
	);
	const read = (query: RawBuilder<Row>) => cancellable(pool, pid, signal, rowsOf(tx, query));
	await read(sql<Row>`DECLARE exported NO SCROLL CURSOR FOR ${statement}`);
	while (!signal.aborted) {
		const rows = await read(sql<Row>`FETCH ${sql.lit(BATCH)} FROM exported`);
		if (rows.length > 0) yield rows;
		if (rows.length < BATCH) return;
	}
}
