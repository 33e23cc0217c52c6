import { type RawBuilder, sql } from 'kysely';
import { beginOf } from '../db/clock.ts';
import { lookedAfterBy, type Scope } from '../db/scope.ts';

/** Filters of a list by the days of a column, both included. */
export const daysOf = (column: string) => ({
	start_date: (day: string) => sql<boolean>`${sql.ref(`r.${column}`)} >= ${day}::date`,
	end_date: (day: string) => sql<boolean>`${sql.ref(`r.${column}`)} <= ${day}::date`,
});

/**
 * Filters of a list by the days of an instant, both included, where the company of the row is: `timezone` of the rows
 * stands for them and is never sent. Of one company `zone` says it, so that an index finds the days.
 */
export const daysOfInstant = (column: string, zone?: string) => {
	const at = sql.ref(`r.${column}`);
	const day = sql`(${at} AT TIME ZONE r.timezone)::date`;
	const begin = (of: RawBuilder<unknown>) => beginOf(of, sql`${zone}`);
	return {
		start_date: (start: string) =>
			zone
				? sql<boolean>`${at} >= ${begin(sql`${start}::date`)}`
				: sql<boolean>`${day} >= ${start}::date`,
		end_date: (end: string) =>
			zone
				? sql<boolean>`${at} < ${begin(sql`(${end}::date + 1)`)}`
				: sql<boolean>`${day} <= ${end}::date`,
	};
};

/** Filter of a list by who looks after the surcussale of a row. */
export const bySupervisor = (scope: Scope) => ({
	supervisor_id: (id: string) => lookedAfterBy(scope, 'r.surcussale_id', id),
});
