import type { Tirage } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

/**
 * Draws with their next date, by the clock of the database and the rules of the draw's zone: the
 * local time of each day is turned into an instant, so a change to or from summer time is right.
 */
export const tirageRows = (
	scope: Scope,
	condition: RawBuilder<boolean> = sql`true`,
): RawBuilder<Tirage> => sql<Tirage>`
	SELECT t.id, ${companyName(scope, 't')} AS companyname, t.info_tirage_id, i.name AS info_tirage_name, t.name, t.timezone,
		to_char(t.draw_time, 'HH24:MI') AS draw_time, t.days, t.cutoff_minutes, i.state, i.slot, i.colour, t.is_active,
		next.draw_date AS next_draw_date, next.draw_at AS next_draw_at,
		next.draw_at - make_interval(mins => t.cutoff_minutes) AS next_close_at,
		t.version, t.created_at
	FROM tirages t
	JOIN info_tirages i ON i.company_id = t.company_id AND i.id = t.info_tirage_id
	LEFT JOIN LATERAL (
		SELECT day.draw_date, drawn_at(day.draw_date, t.draw_time, t.timezone) AS draw_at
		FROM (
			SELECT (now() AT TIME ZONE t.timezone)::date + n AS draw_date FROM generate_series(0, 7) AS n
		) AS day
		WHERE t.is_active AND extract(isodow FROM day.draw_date)::int = ANY (t.days)
			AND drawn_at(day.draw_date, t.draw_time, t.timezone) > now()
		ORDER BY day.draw_date LIMIT 1
	) AS next ON true
	WHERE ${ofCompany(scope, 't')} AND ${condition}`;

/** Condition on a draw `t`: it has an instance between the days, both included; without any, none needed. */
export const drawnBetween = (
	start: string | undefined,
	end: string | undefined,
): RawBuilder<boolean> =>
	!start && !end
		? sql<boolean>`true`
		: sql<boolean>`EXISTS (
	SELECT FROM tirage_instances n
	WHERE n.company_id = t.company_id AND n.tirage_id = t.id
		AND n.draw_date >= coalesce(${start ?? null}::date, '-infinity')
		AND n.draw_date <= coalesce(${end ?? null}::date, 'infinity'))`;

export const findTirage = (db: Db, scope: Scope, id: string): Promise<Tirage | undefined> =>
	rowOf(db, sql<Tirage>`SELECT * FROM (${tirageRows(scope)}) AS r WHERE id = ${id}`);
