import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

/** Days ahead for which instances exist. */
const AHEAD = 7;

/**
 * Makes the instances of the coming days that are missing: of one draw, or of all.
 * Answers how many it made.
 */
export async function planInstances(
	db: Db,
	companyId: string,
	tirageId?: string,
	days: number = AHEAD + 1,
): Promise<number> {
	const { numAffectedRows } = await sql`
		INSERT INTO tirage_instances (company_id, tirage_id, draw_date, draw_at, close_at)
		SELECT t.company_id, t.id, day.draw_date, at.draw_at,
			at.draw_at - make_interval(mins => t.cutoff_minutes)
		FROM tirages t
		CROSS JOIN LATERAL (
			SELECT (now() AT TIME ZONE t.timezone)::date + n AS draw_date
			FROM generate_series(0, ${sql.lit(days - 1)}) AS n
		) AS day
		CROSS JOIN LATERAL (
			SELECT (day.draw_date + t.draw_time) AT TIME ZONE t.timezone AS draw_at
		) AS at
		WHERE t.company_id = ${companyId} AND t.is_active
			AND (${tirageId ?? null}::uuid IS NULL OR t.id = ${tirageId ?? null}::uuid)
			AND extract(isodow FROM day.draw_date)::int = ANY (t.days) AND at.draw_at > now()
		ON CONFLICT (company_id, tirage_id, draw_date) DO NOTHING`.execute(db);
	return Number(numAffectedRows ?? 0);
}

/** Takes back what was planned and not sold on, so that a changed schedule can be planned anew. */
export async function unplanInstances(db: Db, companyId: string, tirageId: string): Promise<void> {
	await sql`
		DELETE FROM tirage_instances i
		WHERE i.company_id = ${companyId} AND i.tirage_id = ${tirageId} AND i.state = 'open'
			AND NOT EXISTS (SELECT FROM fiche_lines l
				WHERE l.company_id = i.company_id AND l.instance_id = i.id)
			AND NOT EXISTS (SELECT FROM results r
				WHERE r.company_id = i.company_id AND r.instance_id = i.id)`.execute(db);
}
