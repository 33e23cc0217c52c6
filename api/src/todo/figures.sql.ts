import { FINAL_STATES } from '@borlette/shared/contract/tirage';
import { type RawBuilder, sql } from 'kysely';
import type { CauseOf } from './cause.ts';

/** Rules of a figure, which raise what they tell. A rule that is switched off has nothing to say. */
const rulesOf = (companyId: string, about: readonly string[]) => sql`
	SELECT r.company_id, r.id, r.name, r.about, r.threshold, c.currency, c.timezone
	FROM alert_rules r JOIN companies c ON c.id = r.company_id
	WHERE r.company_id = ${companyId} AND r.is_active AND r.about = ANY (${[...about]}::text[])`;

/**
 * Figures of the running day that reached what a rule says. What is sold for a draw that is not settled is no profit: it
 * hides no loss of the others.
 */
export const reachedByDay = (companyId: string): RawBuilder<CauseOf<'day_reached'>> => sql<
	CauseOf<'day_reached'>
>`
	WITH rules AS MATERIALIZED (${rulesOf(companyId, ['day_sales', 'day_loss'])}), sums AS (
		SELECT d.day, coalesce(sum(g.vente), 0)::bigint AS vente,
			coalesce(sum(g.vente - g.gain - g.commission - g.commission_surcussale) FILTER (WHERE g.instance_id IN (
				SELECT i.id FROM tirage_instances i WHERE i.company_id = ${companyId} AND i.draw_date = d.day
					AND i.state = ANY (${[...FINAL_STATES]}::text[]))), 0)::bigint AS net
		FROM (SELECT DISTINCT (now() AT TIME ZONE r.timezone)::date AS day FROM rules r) AS d
		JOIN rollups g ON g.company_id = ${companyId} AND g.draw_date = d.day
		GROUP BY d.day
	)
	SELECT concat(r.id, ' ', s.day) AS subject, NULL::uuid AS surcussale_id, '' AS grade,
		NULL::timestamptz AS due_at,
		jsonb_build_object('rule', r.name, 'figure', r.about, 'amount', v.amount, 'threshold', r.threshold,
			'currency', r.currency, 'day', s.day) AS facts
	FROM rules r
	CROSS JOIN sums s
	CROSS JOIN LATERAL (SELECT CASE r.about WHEN 'day_loss' THEN -s.net ELSE s.vente END AS amount) AS v
	WHERE v.amount >= r.threshold`;

/** The same of draws that sell. */
export const reachedByDraw = (companyId: string): RawBuilder<CauseOf<'draw_reached'>> => sql<
	CauseOf<'draw_reached'>
>`
	WITH rules AS MATERIALIZED (${rulesOf(companyId, ['draw_sales', 'draw_worst'])})
	SELECT concat(r.id, ' ', i.id) AS subject, NULL::uuid AS surcussale_id, '' AS grade,
		i.close_at AS due_at,
		jsonb_build_object('rule', r.name, 'figure', r.about, 'amount', v.amount, 'threshold', r.threshold,
			'currency', r.currency, 'draw', t.name, 'close_at', i.close_at, 'instance_id', i.id) AS facts
	FROM rules r
	JOIN tirage_instances i ON i.company_id = r.company_id AND is_selling(i, now())
	JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
	CROSS JOIN LATERAL (
		SELECT CASE r.about
			WHEN 'draw_worst'
				THEN worst_case(i.company_id, i.id, parts_sold(i.company_id, i.id), NULL, 1)
			ELSE (SELECT coalesce(sum(g.vente), 0)::bigint FROM rollups g
				WHERE g.company_id = ${companyId} AND g.draw_date = i.draw_date AND g.instance_id = i.id)
		END AS amount
	) AS v
	WHERE v.amount >= r.threshold`;
