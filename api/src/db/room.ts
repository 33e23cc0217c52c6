import { sql } from 'kysely';
import { codeOf } from '../errors.ts';
import type { Pool } from './connect.ts';

/** `disk_full` of PostgreSQL. */
const FULL = '53100';
const isFull = (error: unknown): boolean => codeOf(error) === FULL;

/** Servers on which something could not be written for want of room on their disk. */
const full = new WeakSet<Pool>();

/** Remembers what a transaction of the server failed with, where that was the room on its disk. */
export function noteFailure(server: Pool, error: unknown): void {
	if (isFull(error)) full.add(server);
}

/**
 * Whether what is written finds room on the server's disk. Once it did not, that is tried again at each question, by some ten
 * megabytes that are gone afterwards: PostgreSQL reads on, and a single row may still find a place in a file that is there.
 */
export async function hasRoom(server: Pool): Promise<boolean> {
	if (!full.has(server)) return true;
	try {
		await writeForTrial(server);
	} catch (error) {
		if (isFull(error)) return false;
		throw error;
	}
	full.delete(server);
	return true;
}

const TRIAL_ROWS = 500_000;

/** Rows that have no place in memory go to a file beside those of the database. */
const writeForTrial = (server: Pool): Promise<unknown> =>
	server.transaction().execute(async (tx) => {
		await sql`SELECT set_config('work_mem', '64kB', true)`.execute(tx);
		await sql`SELECT count(*) FROM generate_series(1, ${sql.lit(TRIAL_ROWS)})`.execute(tx);
	});
