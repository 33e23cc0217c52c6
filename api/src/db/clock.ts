import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { theRow } from './rows.ts';

/** Today in the zone, by the database's clock. */
export async function todayIn(db: Db, zone: string): Promise<string> {
	const { today } = await theRow(
		db,
		sql<{ today: string }>`SELECT (now() AT TIME ZONE ${zone})::date AS today`,
	);
	return today;
}
