import { type RawBuilder, sql } from 'kysely';
import type { Db, Pool } from './connect.ts';
import { besideCalls } from './lanes.ts';
import { theRow, theRowAtCommit } from './rows.ts';
import { inScope, type Scope } from './scope.ts';

/** Cancels on the server only while the query runs: later the connection is somebody else's. */
export async function cancellable<T>(
	pool: Db,
	pid: number,
	signal: AbortSignal,
	query: Promise<T>,
): Promise<T> {
	let cancelling: Promise<unknown> | undefined;
	const cancel = () => {
		cancelling = besideCalls(() =>
			sql`SELECT pg_cancel_backend(${pid})`.execute(pool).catch(() => undefined),
		);
	};
	signal.addEventListener('abort', cancel, { once: true });
	try {
		return await query;
	} finally {
		signal.removeEventListener('abort', cancel);
		await cancelling;
	}
}

/**
 * A transaction of one long statement and its row, which is given up with the process that it belongs to: as if it had never begun, and done by
 * whoever comes next. Nobody sells until a process that ends has ended. It is committed in the trip of the statement: a process
 * that is frozen meanwhile holds what it locked no longer than the database works on it.
 */
export const inScopeUntil = <T>(
	pool: Pool,
	scope: Scope,
	ending: AbortSignal,
	statement: RawBuilder<T>,
): Promise<T> =>
	inScope(pool, scope, async (tx) => {
		const { pid } = await theRow(tx, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
		ending.throwIfAborted();
		return cancellable(tx.pool, pid, ending, theRowAtCommit(tx, statement));
	});
