import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** One writer of what a company has at a time: whoever comes meanwhile waits until the end of the transaction. */
export async function lockOf(db: Db, what: string, companyId: string): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${what} ${companyId}`}, 0))`.execute(
		db,
	);
}
