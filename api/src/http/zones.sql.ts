import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf } from '../db/rows.ts';

/** Whether the database can tell what time it is there. */
export const isKnownZone = async (db: Db, zone: string): Promise<boolean> =>
	(await rowOf(
		db,
		sql`SELECT FROM pg_timezone_names WHERE lower(name) = lower(${zone}) LIMIT 1`,
	)) !== undefined;
