import type { OutputOf } from '@borlette/shared/contract';
import { CHART_DAYS, type dashboardApi } from '@borlette/shared/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import type { Scope } from '../../db/scope.ts';
import { amount, ficheCounts, rollupsOf } from '../../engine/rollups.sql.ts';
import type { Moment } from './dashboard.sql.ts';

type Out<K extends 'fiche' | 'gain' | 'gpc'> = OutputOf<(typeof dashboardApi)[K]>;

/** One row for each day up to today, with the columns of `sums` (over `r`), 0 on quiet days. */
function daily<T>(
	db: Db,
	scope: Scope,
	{ day }: Moment,
	columns: readonly string[],
	sums: (rollups: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<T[]> {
	const period = { start: firstDay(day), end: day };
	const values = columns.map(
		(name) => sql`coalesce(${sql.ref(`s.${name}`)}, 0) AS ${sql.ref(name)}`,
	);
	return rowsOf(
		db,
		sql<T>`SELECT days.day, ${sql.join(values)}
			FROM (SELECT ${period.start}::date + n AS day FROM generate_series(0, ${CHART_DAYS - 1}::int) AS n) AS days
			LEFT JOIN (${sums(rollupsOf(scope, period))}) AS s ON s.draw_date = days.day
			ORDER BY days.day`,
	);
}

const firstDay = (today: string): string => {
	const day = new Date(`${today}T00:00:00Z`);
	day.setUTCDate(day.getUTCDate() - CHART_DAYS + 1);
	return day.toISOString().slice(0, 10);
};

export function fichesByDay(db: Db, scope: Scope, moment: Moment): Promise<Out<'fiche'>> {
	const { fiches, gagnantes, deleted } = ficheCounts(false);
	const columns = ['fiches', 'fiches_gagnantes', 'deleted_fiches'];
	return daily(
		db,
		scope,
		moment,
		columns,
		(rollups) => sql`SELECT r.draw_date, ${fiches} AS fiches, ${gagnantes} AS fiches_gagnantes,
			${deleted} AS deleted_fiches ${rollups} GROUP BY r.draw_date`,
	);
}

export const gainsByDay = (db: Db, scope: Scope, moment: Moment): Promise<Out<'gain'>> =>
	daily(
		db,
		scope,
		moment,
		['gain', 'paid'],
		(rollups) => sql`SELECT r.draw_date, ${amount('gain')} AS gain, ${amount('paid')} AS paid
			${rollups} GROUP BY r.draw_date`,
	);

/** A draw either brought money in or cost some, before commission. */
export const gpcByDay = (db: Db, scope: Scope, moment: Moment): Promise<Out<'gpc'>> =>
	daily(
		db,
		scope,
		moment,
		['gain', 'perte', 'commission'],
		(rollups) => sql`
			SELECT draw_date, sum(greatest(pp, 0))::bigint AS gain, sum(greatest(-pp, 0))::bigint AS perte,
				sum(commission)::bigint AS commission
			FROM (
				SELECT r.draw_date, ${amount('vente')} - ${amount('gain')} AS pp,
					${amount('commission')} AS commission
				${rollups} GROUP BY r.company_id, r.draw_date, r.instance_id
			) AS draws GROUP BY draw_date`,
	);
