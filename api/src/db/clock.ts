import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import { theRow } from './rows.ts';

/** What the database's clock says: ISO 8601. */
export const clockOf = async (db: Db): Promise<string> =>
	(await theRow(db, sql<{ at: string }>`SELECT clock_timestamp() AS at`)).at;

/** Today in the zone, by the database's clock. */
export async function todayIn(db: Db, zone: string): Promise<string> {
	const { today } = await theRow(
		db,
		sql<{ today: string }>`SELECT (now() AT TIME ZONE ${zone})::date AS today`,
	);
	return today;
}

/**
 * The moment at which a day of a zone begins, as SQL: what is `at` or after it is of the day. Where clocks are set back to
 * midnight, as in Havana and on the Azores, they show it twice, and PostgreSQL takes the second time for it. Of a day that is
 * given it is worked out when the statement is planned, and not for each row: hours are added where no zone has a say.
 */
export function beginOf(day: RawBuilder<unknown>, zone: RawBuilder<unknown>): RawBuilder<string> {
	const first = sql`((((${day} - 1)::timestamp AT TIME ZONE ${zone}) AT TIME ZONE 'UTC'
		+ interval '24 hours') AT TIME ZONE 'UTC')`;
	return sql<string>`least(${day}::timestamp AT TIME ZONE ${zone},
		CASE WHEN (${first} AT TIME ZONE ${zone})::date = ${day} THEN ${first} END)`;
}

/**
 * The moment at which the clocks of a zone showed what they do `at` a moment, so many days before, as SQL. Where they went
 * forward over that time it is when they did, which is on the hour: what came after is of a later hour.
 */
export function sameTimeBefore(
	at: RawBuilder<unknown>,
	zone: RawBuilder<unknown>,
	days: number,
): RawBuilder<string> {
	const clock = sql`(${at} AT TIME ZONE ${zone} - make_interval(days => ${days}))`;
	const read = sql`(${clock} AT TIME ZONE ${zone})`;
	return sql<string>`(${read} - least(${clock} - date_trunc('hour', ${clock}),
		${read} AT TIME ZONE ${zone} - ${clock}))`;
}

/** This time of so many days ago, by the clocks of the zone: ISO 8601. */
export const thisHourBefore = async (db: Db, zone: string, days: number): Promise<string> =>
	(
		await theRow(
			db,
			sql<{ at: string }>`SELECT ${sameTimeBefore(sql`now()`, sql`${zone}`, days)} AS at`,
		)
	).at;
