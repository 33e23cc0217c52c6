import { TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import { type CauseOf, NAMES } from './cause.ts';

/**
 * Agents with a terminal who sold for a draw on this weekday before, and neither sold nor signed in for a while, though
 * the sales of the draw are about to end.
 */
export const silentTerminals = (companyId: string): RawBuilder<CauseOf<'terminal_silent'>> => {
	const silent = sql`now() - make_interval(mins => ${TODO_RULES.silentMinutes}::int)`;
	return sql<CauseOf<'terminal_silent'>>`
		SELECT i.id || ':' || s.id AS subject, s.id AS surcussale_id, '' AS grade, i.close_at AS due_at,
			jsonb_build_object('draw', t.name, 'close_at', i.close_at, 'surcussale', s.name,
				'surcussale_id', s.id, 'count', count(*),
				'names', to_jsonb((array_agg(agent_name(a.first_name, a.last_name, a.code)
					ORDER BY a.last_name, a.first_name, a.code))[1:${sql.lit(NAMES)}])) AS facts
		FROM tirage_instances i
		JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
		JOIN agents a ON a.company_id = i.company_id AND a.is_active AND a.device_id <> ''
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id AND s.is_active
		WHERE i.company_id = ${companyId} AND is_selling(i, now())
			AND i.close_at <= now() + make_interval(mins => ${TODO_RULES.beforeCloseMinutes}::int)
			AND coalesce((
				SELECT true FROM rollups r
				WHERE r.company_id = a.company_id AND r.agent_id = a.id AND r.draw_date = ANY (ARRAY(
						-- Found first: joined, all that the agent ever sold would be read.
						SELECT i.draw_date - 7 * week FROM generate_series(1, ${TODO_RULES.weeksBefore}::int) AS week))
					AND r.tirage_id = i.tirage_id AND r.game = '*' AND r.fiches > 0 LIMIT 1
			), false)
			AND NOT EXISTS (
				SELECT FROM agent_devices d
				WHERE d.company_id = a.company_id AND d.agent_id = a.id AND d.last_used_at > ${silent}
			)
			AND coalesce((
				SELECT f.sold_at FROM fiches f
				WHERE f.company_id = a.company_id AND f.agent_id = a.id AND f.draw_date = i.draw_date
				ORDER BY f.number DESC LIMIT 1
			), '-infinity') < ${silent}
		GROUP BY i.id, i.close_at, t.name, s.id, s.name`;
};
