import { TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import { type CauseOf, NAMES } from './cause.ts';

/**
 * Draws that sell with something near the house's own limit, by the limits of this moment: combinations, and games as
 * a whole (no numbers).
 */
export const nearLimits = (companyId: string): RawBuilder<CauseOf<'limit_near'>> => sql<
	CauseOf<'limit_near'>
>`
	WITH draws AS MATERIALIZED (
		SELECT i.company_id, i.id, i.tirage_id, i.close_at FROM tirage_instances i
		WHERE i.company_id = ${companyId} AND is_selling(i, now())
	), bounds AS MATERIALIZED (
		SELECT d.company_id, d.id, m.kind, m.game, m.boule, min(m.limite) AS limite
		FROM draws d
		JOIN limits m ON m.company_id = d.company_id AND m.agent_id IS NULL AND m.is_active AND m.limite > 0
			AND (m.tirage_id IS NULL OR m.tirage_id = d.tirage_id)
		GROUP BY d.company_id, d.id, m.kind, m.game, m.boule
	), used AS (
		SELECT e.instance_id, e.game, e.numbers, e.option,
			max(least(e.staked * 10000 / b.limite, 10000))::int AS percent
		FROM bounds b
		JOIN exposures e ON e.company_id = b.company_id AND e.instance_id = b.id AND e.game = b.game
			AND e.holder_id = '00000000-0000-0000-0000-000000000000'
			AND CASE b.kind WHEN 'game' THEN e.numbers = ''
				ELSE e.numbers <> '' AND (b.boule IS NULL OR b.boule = e.numbers) END
		WHERE e.staked * 10000 >= b.limite * ${TODO_RULES.nearLimit}::int
		GROUP BY e.instance_id, e.game, e.numbers, e.option
	)
	SELECT d.id::text AS subject, NULL::uuid AS surcussale_id,
		CASE WHEN max(u.percent) >= 10000 THEN 'full' WHEN max(u.percent) >= 9000 THEN '90' ELSE '80' END AS grade,
		d.close_at AS due_at,
		jsonb_build_object('draw', t.name, 'close_at', d.close_at, 'instance_id', d.id,
			'count', count(*), 'percent', max(u.percent),
			'names', to_jsonb((array_agg(CASE u.numbers WHEN '' THEN u.game ELSE u.numbers END
				ORDER BY u.percent DESC, u.numbers))[1:${sql.lit(NAMES)}])) AS facts
	FROM used u
	JOIN draws d ON d.id = u.instance_id
	JOIN tirages t ON t.company_id = d.company_id AND t.id = d.tirage_id
	GROUP BY d.id, d.close_at, t.name`;
