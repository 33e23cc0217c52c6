import type { BodyOf } from '@borlette/shared/contract';
import type { Tirage, tirageApi } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';

/**
 * Draws with their next date, by the clock of the database and the rules of the draw's zone: the
 * local time of each day is turned into an instant, so a change to or from summer time is right.
 */
export const tirageRows = (
	scope: Scope,
	condition: RawBuilder<boolean> = sql`true`,
): RawBuilder<Tirage> => sql<Tirage>`
	SELECT t.id, t.info_tirage_id, i.name AS info_tirage_name, t.name, t.timezone,
		to_char(t.draw_time, 'HH24:MI') AS draw_time, t.days, t.cutoff_minutes, i.state, i.slot, i.colour, t.is_active,
		next.draw_date AS next_draw_date, next.draw_at AS next_draw_at,
		next.draw_at - make_interval(mins => t.cutoff_minutes) AS next_close_at,
		t.version, t.created_at
	FROM tirages t
	JOIN info_tirages i ON i.company_id = t.company_id AND i.id = t.info_tirage_id
	LEFT JOIN LATERAL (
		SELECT day.draw_date, (day.draw_date + t.draw_time) AT TIME ZONE t.timezone AS draw_at
		FROM (
			SELECT (now() AT TIME ZONE t.timezone)::date + n AS draw_date FROM generate_series(0, 7) AS n
		) AS day
		WHERE t.is_active AND extract(isodow FROM day.draw_date)::int = ANY (t.days)
			AND (day.draw_date + t.draw_time) AT TIME ZONE t.timezone > now()
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

export async function insertTirage(
	db: Db,
	companyId: string,
	tirage: BodyOf<typeof tirageApi.create>,
): Promise<string> {
	const { id } = await theRow(
		db,
		sql<{ id: string }>`INSERT INTO tirages
				(company_id, info_tirage_id, name, timezone, draw_time, days, cutoff_minutes)
			VALUES (${companyId}, ${tirage.info_tirage_id}, ${tirage.name}, ${tirage.timezone},
				${tirage.draw_time}, ${[...tirage.days].sort()}, ${tirage.cutoff_minutes})
			RETURNING id`,
	);
	return id;
}

/** false when the version is no longer the row's. */
export async function updateTirage(
	db: Db,
	companyId: string,
	tirage: BodyOf<typeof tirageApi.update>,
): Promise<boolean> {
	const row = await rowOf(
		db,
		sql`UPDATE tirages SET info_tirage_id = ${tirage.info_tirage_id}, name = ${tirage.name},
				timezone = ${tirage.timezone}, draw_time = ${tirage.draw_time},
				days = ${[...tirage.days].sort()}, cutoff_minutes = ${tirage.cutoff_minutes},
				is_active = coalesce(${tirage.is_active ?? null}::boolean, is_active),
				version = version + 1, updated_at = now()
			WHERE company_id = ${companyId} AND id = ${tirage.id} AND version = ${tirage.version}
			RETURNING id`,
	);
	return row !== undefined;
}

/** Refused by the foreign keys (`in_use`) once an instance sold or has a result. */
export async function deleteTirage(db: Db, companyId: string, id: string): Promise<void> {
	await sql`DELETE FROM tirages WHERE company_id = ${companyId} AND id = ${id}`.execute(db);
}
