import { sql } from 'kysely';
import { codeOf } from '../errors.ts';
import type { Db } from './connect.ts';

/** `query_canceled`: here only by statement_timeout. */
const CANCELLED = '57014';

/**
 * Runs a part of a transaction in so many milliseconds; `undefined`: time was up, and the
 * transaction stands as it did before the part.
 */
export async function withinTime<T>(
	tx: Db,
	milliseconds: number,
	part: () => Promise<T>,
): Promise<T | undefined> {
	// 0 would mean no limit.
	if (milliseconds < 1) return undefined;
	await sql`SAVEPOINT within_time`.execute(tx);
	await sql`SELECT set_config('statement_timeout', ${String(Math.floor(milliseconds))}, true)`.execute(
		tx,
	);
	try {
		const answer = await part();
		// With the savepoint goes nothing; the limit is for this part alone: the lane's own holds again.
		await sql`SET LOCAL statement_timeout TO DEFAULT`.execute(tx);
		await sql`RELEASE SAVEPOINT within_time`.execute(tx);
		return answer;
	} catch (error) {
		if (codeOf(error) !== CANCELLED) throw error;
		await sql`ROLLBACK TO SAVEPOINT within_time`.execute(tx);
		return undefined;
	}
}
