import { REPLAY_DAYS } from '@borlette/shared/contract/autopilot';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import type { PilotedLine } from '../../engine/worst-case.ts';

export interface PastDraw {
	id: string;
	draw_date: string;
	draw_at: string;
}

export interface ReplayedLine extends PilotedLine {
	/** What it won by the result. */
	gain: number;
}

/** Settled draws of the last year before a moment, newest first. */
export const pastDraws = (db: Db, companyId: string, before: string | null): Promise<PastDraw[]> =>
	rowsOf(
		db,
		sql<PastDraw>`SELECT i.id, i.draw_date, i.draw_at FROM tirage_instances i
			WHERE i.company_id = ${companyId} AND i.state = 'settled'
				AND i.draw_date > current_date - ${sql.lit(REPLAY_DAYS + 1)}::int
				AND i.draw_at < coalesce(${before}::timestamptz, 'infinity')
			ORDER BY i.draw_at DESC, i.id`,
	);

/** In the order of the sales. */
export const linesOf = (
	db: Db,
	companyId: string,
	{ id, draw_date }: PastDraw,
): Promise<ReplayedLine[]> =>
	rowsOf(
		db,
		// The fiches of the day are read together: PostgreSQL expects a few lines, and would look for the fiche of each.
		sql<ReplayedLine>`
			WITH sold AS MATERIALIZED (
				SELECT f.id, f.sold_at, f.agent_id FROM fiches f
				WHERE f.company_id = ${companyId} AND f.draw_date = ${draw_date} AND f.voided_at IS NULL
			)
			SELECT f.agent_id, l.game, l.option, l.numbers, l.stake, l.prime1, l.prime2, l.prime3, l.gain,
				l.commission + l.commission_surcussale AS commissions
			FROM fiche_lines l
			JOIN sold f ON f.id = l.fiche_id
			WHERE l.company_id = ${companyId} AND l.draw_date = ${draw_date} AND l.instance_id = ${id}
			ORDER BY f.sold_at, l.fiche_id, l.line_no`,
	);
