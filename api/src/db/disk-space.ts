import { sql } from 'kysely';
import { codeOf } from '../errors.ts';
import type { Pool } from './connect.ts';

/** `disk_full` of PostgreSQL. */
const FULL = '53100';
const isFull = (error: unknown): boolean => codeOf(error) === FULL;

/** Servers whose disk was full when something was written. */
const full = new WeakSet<Pool>();

/** Remembers that a transaction of the server failed because its disk was full; other errors are ignored. */
export function noteDiskFull(server: Pool, error: unknown): void {
	if (isFull(error)) full.add(server);
}

/**
 * Whether the server's disk has room. Once it was full, each call tries by writing some ten megabytes that are gone
 * afterwards: PostgreSQL goes on reading, and a single row may still fit into a file that exists.
 */
export async function hasDiskSpace(server: Pool): Promise<boolean> {
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

/** Rows that do not fit into `work_mem` go to a file beside those of the database. */
const writeForTrial = (server: Pool): Promise<unknown> =>
	server.transaction().execute(async (tx) => {
		await sql`SELECT set_config('work_mem', '64kB', true)`.execute(tx);
		await sql`SELECT count(*) FROM generate_series(1, ${sql.lit(TRIAL_ROWS)})`.execute(tx);
	});
