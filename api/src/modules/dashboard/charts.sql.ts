import type { OutputOf } from '@borlette/shared/contract';
import { CHART_DAYS, type dashboardApi } from '@borlette/shared/contract/dashboard';
import { FINAL_STATES } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';
import type { Moment } from '../../engine/figures.sql.ts';
import { daysUntil } from '../../engine/period.ts';
import { amount, ficheCounts, rollupsOf } from '../../engine/rollups.sql.ts';

type Out<K extends 'fiche' | 'gain' | 'gpc'> = OutputOf<(typeof dashboardApi)[K]>;
type Day<K extends 'fiche' | 'gain' | 'gpc'> = Out<K>[number];

/** The days up to today, as `days`, each with what `sums` (over `r`) has of it, as `s`. */
function daily(
	scope: Scope,
	{ day }: Moment,
	sums: (rollups: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
	const period = daysUntil(day, CHART_DAYS);
	return sql`
		FROM (SELECT ${period.start}::date + n AS day FROM generate_series(0, ${CHART_DAYS - 1}::int) AS n) AS days
		LEFT JOIN (${sums(rollupsOf(scope, period))}) AS s ON s.draw_date = days.day
		ORDER BY days.day`;
}

/** Over `r`: these alone hold money, and are half of the rows. */
const OF_GAME = sql`r.game <> '*'`;

export function fichesByDay(db: Db, scope: Scope, moment: Moment): Promise<Out<'fiche'>> {
	const { fiches, gagnantes, deleted } = ficheCounts(false);
	const days = daily(
		scope,
		moment,
		(rollups) => sql`SELECT r.draw_date, ${fiches} AS fiches, ${gagnantes} AS fiches_gagnantes,
			${deleted} AS deleted_fiches ${rollups} AND r.game = '*' GROUP BY r.draw_date`,
	);
	return rowsOf(
		db,
		sql<Day<'fiche'>>`SELECT days.day, coalesce(s.fiches, 0) AS fiches,
			coalesce(s.fiches_gagnantes, 0) AS fiches_gagnantes,
			coalesce(s.deleted_fiches, 0) AS deleted_fiches ${days}`,
	);
}

export function gainsByDay(db: Db, scope: Scope, moment: Moment): Promise<Out<'gain'>> {
	const days = daily(
		scope,
		moment,
		(rollups) => sql`SELECT r.draw_date, ${amount('gain')} AS gain, ${amount('paid')} AS paid
			${rollups} AND ${OF_GAME} GROUP BY r.draw_date`,
	);
	return rowsOf(
		db,
		sql<
			Day<'gain'>
		>`SELECT days.day, coalesce(s.gain, 0) AS gain, coalesce(s.paid, 0) AS paid ${days}`,
	);
}

/**
 * A draw either brought money in or cost some, before commission; one that is not settled did neither yet. A day is
 * provisional until its last draw is settled.
 */
export function gpcByDay(db: Db, scope: Scope, moment: Moment): Promise<Out<'gpc'>> {
	const isFinal = sql`i.state = ANY (${FINAL_STATES}::text[])`;
	const days = daily(
		scope,
		moment,
		(rollups) => sql`
			SELECT i.draw_date, sum(greatest(pp, 0)) FILTER (WHERE ${isFinal}) AS gain,
				sum(greatest(-pp, 0)) FILTER (WHERE ${isFinal}) AS perte,
				sum(draws.commission) FILTER (WHERE ${isFinal}) AS commission,
				sum(draws.vente) AS vente, sum(draws.vente) FILTER (WHERE NOT ${isFinal}) AS pending
			FROM (
				SELECT r.company_id, r.instance_id, ${amount('vente')} AS vente,
					${amount('vente')} - ${amount('gain')} AS pp, ${amount('commission')} AS commission
				${rollups} AND ${OF_GAME} GROUP BY r.company_id, r.instance_id
			) AS draws
			JOIN tirage_instances i ON i.company_id = draws.company_id AND i.id = draws.instance_id
			GROUP BY i.draw_date`,
	);
	return rowsOf(
		db,
		sql<
			Day<'gpc'>
		>`SELECT days.day, coalesce(s.gain, 0)::bigint AS gain, coalesce(s.perte, 0)::bigint AS perte,
			coalesce(s.commission, 0)::bigint AS commission, coalesce(s.vente, 0)::bigint AS vente,
			coalesce(s.pending, 0)::bigint AS pending,
			EXISTS (SELECT FROM tirage_instances i WHERE ${ofCompany(scope, 'i')} AND i.draw_date = days.day
				AND NOT ${isFinal}) AS is_provisional ${days}`,
	);
}
