import { FINAL_STATES } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import { ofCompany, type Scope } from '../db/scope.ts';
import {
	amount,
	ficheCounts,
	inPlaces,
	ofOwnSurcussales,
	type Places,
	rollupsOf,
} from './rollups.sql.ts';

/** A day of draws as it stood at a moment, so that a day in progress is put beside its like. */
export interface DaySoFar {
	scope: Scope;
	/** yyyy-MM-dd */
	day: string;
	/** ISO 8601. */
	until: string;
	places?: Places;
}

/**
 * What was sold by then, as one row of a FROM: `fiches`, `deleted_fiches`, `vente`, `commission`,
 * `commission_surcussale`. Sums know no hour, so it is counted by fiche, or by line where a tirage is asked for.
 */
export function soldBy({ scope, day, until, places = {} }: DaySoFar): RawBuilder<unknown> {
	const { tirage_id, ...others } = places;
	const inDraw = tirage_id
		? sql`JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
				AND l.fiche_id = f.id AND l.tirage_id = ${tirage_id}::uuid`
		: sql``;
	const isKept = sql`f.voided_at IS NULL`;
	const fiches = (condition: RawBuilder<unknown>) =>
		sql`count(${tirage_id ? sql`DISTINCT f.id` : sql`*`}) FILTER (WHERE ${condition})`;
	const sum = (column: string) =>
		sql`coalesce(sum(${sql.ref(column)}) FILTER (WHERE ${isKept}), 0)::bigint`;
	const of = tirage_id ? 'l' : 'f';
	return sql`(
		SELECT ${fiches(isKept)} AS fiches, ${fiches(sql`NOT ${isKept}`)} AS deleted_fiches,
			${sum(tirage_id ? 'l.stake' : 'f.total')} AS vente, ${sum(`${of}.commission`)} AS commission,
			${sum(`${of}.commission_surcussale`)} AS commission_surcussale
		FROM fiches f ${inDraw}
		WHERE ${ofCompany(scope, 'f')} AND ${ofOwnSurcussales(scope, 'f.surcussale_id')}
			AND f.draw_date = ${day}::date AND f.sold_at <= ${until}::timestamptz AND ${inPlaces('f', others)}
	)`;
}

/**
 * Of the draws held by then, whose fiches were all sold before: `fiches_gagnantes`, `vente`, `gain`, `paid`,
 * `commission`, as one row of a FROM. What of it is paid is so by now. One that is not settled to this day is not among
 * them: what its sales cost is as unknown as that of draws to come.
 */
export function heldBy({ scope, day, until, places = {} }: DaySoFar): RawBuilder<unknown> {
	const names = ['vente', 'gain', 'paid', 'commission'] as const;
	const { gagnantes } = ficheCounts(places.tirage_id !== undefined);
	return sql`(
		SELECT ${gagnantes} AS fiches_gagnantes,
			${sql.join(names.map((name) => sql`${amount(name)} AS ${sql.ref(name)}`))}
		${rollupsOf(scope, { start: day, end: day }, places)} AND r.instance_id IN (
			SELECT i.id FROM tirage_instances i
			WHERE ${ofCompany(scope, 'i')} AND i.draw_date = ${day}::date
				AND i.draw_at <= ${until}::timestamptz AND i.state = ANY (${FINAL_STATES}::text[]))
	)`;
}
