import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';

/** Until that many sessions of this database wait for another's lock. */
export async function untilWaiting(owner: Db, sessions = 1): Promise<void> {
	for (;;) {
		const { waiting } = await theRow(
			owner,
			sql<{ waiting: number }>`
			SELECT count(*) AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock'
				AND datname = current_database()`,
		);
		if (waiting >= sessions) return;
	}
}
