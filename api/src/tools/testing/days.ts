import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';

/** The companies' of the seed: their day begins hours after the database's own. */
export const ZONE = 'America/Port-au-Prince';

/** `yyyy-MM-dd` in the companies' zone, counted from today. */
export const dayFromToday = async (owner: Db, days: number): Promise<string> =>
	(
		await theRow(
			owner,
			sql<{ day: string }>`SELECT (now() AT TIME ZONE ${ZONE})::date + ${days}::int AS day`,
		)
	).day;
