import type { Autopilot, PilotDraw, PilotMove } from '@borlette/shared/contract/autopilot';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import type { Ceilings } from '../../engine/worst-case.ts';

/** Versions that people look at; all are kept. */
const MOST_VERSIONS = 50;

/** Newest first. */
export const versionsOf = (db: Db, companyId: string): Promise<Autopilot['history']> =>
	rowsOf(
		db,
		sql<Autopilot['history'][number]>`
			SELECT version, is_on, draw_ceiling, ball_ceiling, actor_name, since FROM autopilots
			WHERE company_id = ${companyId} ORDER BY version DESC LIMIT ${sql.lit(MOST_VERSIONS)}`,
	);

/** false: somebody has added that version. */
export const addVersion = async (
	db: Db,
	companyId: string,
	version: number,
	{ is_on, draw_ceiling, ball_ceiling }: Ceilings & { is_on: boolean },
	actor: { id: string | null; name: string },
): Promise<boolean> =>
	(await rowOf(
		db,
		sql`INSERT INTO autopilots (company_id, version, is_on, draw_ceiling, ball_ceiling, actor_id, actor_name)
			VALUES (${companyId}, ${version}, ${is_on}, ${draw_ceiling}, ${ball_ceiling}, ${actor.id},
				${actor.name})
			ON CONFLICT (company_id, version) DO NOTHING RETURNING version`,
	)) !== undefined;

/** Draws that close within a day, next first, then those closed in the last twelve hours. */
export const pilotDraws = (db: Db, companyId: string): Promise<Omit<PilotDraw, 'moves'>[]> =>
	rowsOf(
		db,
		sql<Omit<PilotDraw, 'moves'>>`
			SELECT i.id AS instance_id, t.name AS tirage_name, t.timezone, i.draw_date, i.close_at,
				is_selling(i, now()) AND t.is_active AS is_selling,
				worst_case(i.company_id, i.id, coalesce(d.parts, parts_sold(i.company_id, i.id)), NULL, 1) AS worst,
				(SELECT jsonb_build_object('game', e.game, 'option', nullif(e.option, 0), 'numbers', e.numbers,
						'liability', e.liability)
					FROM exposures e
					WHERE e.company_id = i.company_id AND e.instance_id = i.id AND e.numbers <> ''
						AND e.holder_id = '00000000-0000-0000-0000-000000000000' AND e.liability > 0
					ORDER BY e.liability DESC, e.game, e.option, e.numbers LIMIT 1) AS ball
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			LEFT JOIN autopilot_draws d ON d.company_id = i.company_id AND d.instance_id = i.id
			WHERE i.company_id = ${companyId} AND i.state <> 'cancelled' AND i.opens_at <= now()
				AND i.close_at BETWEEN now() - interval '12 hours' AND now() + interval '24 hours'
			ORDER BY i.close_at <= now(), abs(extract(epoch FROM i.close_at - now())), t.name, i.id`,
	);

/** Of these draws, the newest first. */
export const movesOf = (
	db: Db,
	companyId: string,
	instances: readonly string[],
): Promise<(PilotMove & { instance_id: string })[]> =>
	rowsOf(
		db,
		sql<PilotMove & { instance_id: string }>`
			SELECT m.instance_id, nullif(m.game, '') AS game, nullif(m.option, 0) AS option, m.numbers, m.step,
				m.ceiling, m.reached, m.times, m.staked, m.first_at, m.last_at
			FROM autopilot_moves m
			WHERE m.company_id = ${companyId} AND m.instance_id = ANY (${[...instances]}::uuid[])
			ORDER BY m.last_at DESC, m.game, m.option, m.numbers, m.step`,
	);
