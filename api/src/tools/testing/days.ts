import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { IDS } from './ids.ts';

/** The companies' of the seed, and that of "Toutes": their day begins hours after the database's own. */
export const SEEDED_ZONE = 'America/Port-au-Prince';

/** Where it is the same day as in the seed's zone, and midnight is hours away: no day turns there while a file of tests runs. */
export const ZONE = zoneByDay();
function zoneByDay(): string {
	const hour = new Intl.DateTimeFormat('en', {
		...{ timeZone: SEEDED_ZONE, hour: 'numeric', hourCycle: 'h23' },
	}).format();
	const west = Math.min(12, Number(hour) - 7);
	return `Etc/GMT${west < 0 ? west : `+${west}`}`;
}

/** The companies are there; the day of "Toutes" may turn all the same. */
export const liveByDay = (owner: Db) => sql`UPDATE companies SET timezone = ${ZONE}`.execute(owner);

/** `yyyy-MM-dd` where the companies are, counted from today. */
export const dayFromToday = async (owner: Db, days: number): Promise<string> =>
	(
		await theRow(
			owner,
			sql<{ day: string }>`SELECT (now() AT TIME ZONE timezone)::date + ${days}::int AS day
				FROM companies WHERE id = ${IDS.companyA}`,
		)
	).day;
