import { type RawBuilder, sql } from 'kysely';
import type { SoldLine } from '../../engine/gains.ts';

/** A line with its fiche, as they are kept. */
export interface CheckedLine extends SoldLine {
	fiche_id: string;
	line_no: number;
	instance_id: string;
	commission: number;
	commission_surcussale: number;
	gain: number;
	/** What was written down as given to it and taken from it. */
	given: number;
	first_lot_only: boolean;
	is_voided: boolean;
	ref_code: string;
	agent_id: string;
	surcussale_id: string;
	supervisor_id: string | null;
	draws: number;
	status: string;
	fiche_total: number;
	fiche_commission: number;
	fiche_commission_surcussale: number;
	fiche_gain: number;
}

/** Of one draw date, in the order of fiche and line. A fiche without lines has one of nulls. */
export const linesOfDay = (companyId: string, drawDate: string): RawBuilder<CheckedLine> =>
	sql<CheckedLine>`
		SELECT f.id AS fiche_id, f.ref_code, f.agent_id, f.surcussale_id, f.supervisor_id, f.draws,
			f.first_lot_only, f.voided_at IS NOT NULL AS is_voided, f.status, f.total AS fiche_total,
			f.commission AS fiche_commission, f.commission_surcussale AS fiche_commission_surcussale,
			f.gain AS fiche_gain, l.line_no, l.instance_id, l.game, l.option, l.numbers, l.stake, l.prime1,
			l.prime2, l.prime3, l.commission, l.commission_surcussale, l.gain, coalesce(g.amount, 0) AS given
		FROM fiches f
		LEFT JOIN fiche_lines l ON l.company_id = f.company_id AND l.draw_date = f.draw_date
			AND l.fiche_id = f.id
		LEFT JOIN (
			SELECT fiche_id, line_no, sum(amount)::bigint AS amount FROM gains
			WHERE company_id = ${companyId} AND draw_date = ${drawDate} GROUP BY fiche_id, line_no
		) AS g ON g.fiche_id = l.fiche_id AND g.line_no = l.line_no
		WHERE f.company_id = ${companyId} AND f.draw_date = ${drawDate}
		ORDER BY f.id, l.line_no`;
