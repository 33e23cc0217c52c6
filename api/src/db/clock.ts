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

/** This time of so many days ago, by the clocks of the zone: ISO 8601. */
export async function thisHourBefore(db: Db, zone: string, days: number): Promise<string> {
	const { at } = await theRow(
		db,
		sql<{ at: string }>`
			SELECT ((now() AT TIME ZONE ${zone}) - make_interval(days => ${days})) AT TIME ZONE ${zone} AS at`,
	);
	return at;
}
