import type { DatePlan } from '@borlette/shared/contract/tirage-auto';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../db/rows.ts';

/** Days ahead for which instances exist. */
const AHEAD = 7;

/** Dates that the schedules of active draws name for the coming days and that are not over. */
const scheduled = (companyId: string, tirageId: string | undefined, days: number) => sql`
	SELECT t.company_id, t.id AS tirage_id, day.draw_date, at.draw_at,
		at.draw_at - make_interval(mins => t.cutoff_minutes) AS close_at
	FROM tirages t
	CROSS JOIN LATERAL (
		SELECT (now() AT TIME ZONE t.timezone)::date + n AS draw_date
		FROM generate_series(0, ${sql.lit(days - 1)}) AS n
	) AS day
	CROSS JOIN LATERAL (
		SELECT drawn_at(day.draw_date, t.draw_time, t.timezone) AS draw_at
	) AS at
	WHERE t.company_id = ${companyId} AND t.is_active
		AND (${tirageId ?? null}::uuid IS NULL OR t.id = ${tirageId ?? null}::uuid)
		AND extract(isodow FROM day.draw_date)::int = ANY (t.days) AND at.draw_at > now()`;

/**
 * Makes the instances of the coming days that are missing: of one draw, or of all.
 * Returns how many it made.
 */
export async function planInstances(
	db: Db,
	companyId: string,
	tirageId?: string,
	days: number = AHEAD + 1,
): Promise<number> {
	const { numAffectedRows } = await sql`
		INSERT INTO tirage_instances (company_id, tirage_id, draw_date, draw_at, close_at)
		SELECT company_id, tirage_id, draw_date, draw_at, close_at
		FROM (${scheduled(companyId, tirageId, days)}) AS s
		ON CONFLICT (company_id, tirage_id, draw_date) DO NOTHING`.execute(db);
	return Number(numAffectedRows ?? 0);
}

/** What `planInstances` would make, day by day. */
export const previewOfPlan = (
	db: Db,
	companyId: string,
	days: number = AHEAD + 1,
): Promise<DatePlan['dates']> =>
	rowsOf(
		db,
		sql<DatePlan['dates'][number]>`
			SELECT s.draw_date, count(*)::int AS draws, (count(*) FILTER (WHERE i.id IS NULL))::int AS missing
			FROM (${scheduled(companyId, undefined, days)}) AS s
			LEFT JOIN tirage_instances i ON i.company_id = s.company_id AND i.tirage_id = s.tirage_id
				AND i.draw_date = s.draw_date
			GROUP BY s.draw_date ORDER BY s.draw_date`,
	);

/**
 * Takes back what was planned and not sold on, so that a changed schedule can be planned again. A date whose first sale is
 * under way is waited for: what it was read without could not be deleted.
 */
export async function unplanInstances(db: Db, companyId: string, tirageId: string): Promise<void> {
	await sql`SELECT hold_dates(${tirageId}::uuid)`.execute(db);
	await sql`
		DELETE FROM tirage_instances i
		WHERE i.company_id = ${companyId} AND i.tirage_id = ${tirageId} AND i.state = 'open'
			AND NOT EXISTS (SELECT FROM fiche_lines l
				WHERE l.company_id = i.company_id AND l.instance_id = i.id)
			AND NOT EXISTS (SELECT FROM results r
				WHERE r.company_id = i.company_id AND r.instance_id = i.id)`.execute(db);
}

export const companiesToClose = (tx: Db) =>
	rowsOf(
		tx,
		sql<{ company_id: string }>`SELECT DISTINCT company_id FROM tirage_instances
			WHERE state = 'open' AND close_at <= now() ORDER BY company_id`,
	);

/** Closes and seals what is due of the transaction's company. */
export const CLOSING = sql`SELECT close_due()`;

/** Of a date `i`: confirmed, or settled by the database and not by the code that works it out again. */
export const IS_UNSETTLED = sql<boolean>`(i.state = 'confirmed'
	OR i.state = 'settled' AND i.verified_revision <> i.result_revision)`;

export const unsettled = (tx: Db) =>
	rowsOf(
		tx,
		sql<{ company_id: string; id: string; version: number; name: string; draw_date: string }>`
			SELECT i.company_id, i.id, i.version, t.name, i.draw_date FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE ${IS_UNSETTLED}
			ORDER BY i.close_at`,
	);

export const isUnsettled = async (tx: Db, companyId: string, id: string): Promise<boolean> =>
	(await rowOf(
		tx,
		sql`SELECT FROM tirage_instances i
			WHERE i.company_id = ${companyId} AND i.id = ${id} AND ${IS_UNSETTLED}`,
	)) !== undefined;

/** The database's clock, and when the next draw closes anywhere. */
export const nextClose = (db: Db) =>
	theRow(
		db,
		sql<{ now: string; next_close_at: string | null }>`SELECT now(), next_close() AS next_close_at`,
	);
