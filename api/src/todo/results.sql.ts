import { TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import type { CauseOf } from './cause.ts';

/** Draws that were held; of those that were never closed too, since the clock decides. */
export const missingResults = (companyId: string): RawBuilder<CauseOf<'result_missing'>> => sql<
	CauseOf<'result_missing'>
>`
	SELECT i.id::text AS subject, NULL::uuid AS surcussale_id,
		CASE WHEN i.draw_at < now() - make_interval(mins => ${TODO_RULES.lateMinutes}::int)
			THEN 'late' ELSE '' END AS grade,
		i.draw_at AS due_at,
		jsonb_build_object('draw', t.name, 'draw_date', i.draw_date, 'draw_at', i.draw_at,
			'instance_id', i.id) AS facts
	FROM tirage_instances i
	JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
	WHERE i.company_id = ${companyId} AND i.state IN ('open', 'closed') AND i.draw_at <= now()`;

/** By the rule of confirm_result, whoever entered one does not confirm it. */
export const waitingResults = (companyId: string): RawBuilder<CauseOf<'result_waiting'>> => sql<
	CauseOf<'result_waiting'>
>`
	SELECT i.id::text AS subject, NULL::uuid AS surcussale_id, r.revision::text AS grade,
		i.draw_at AS due_at,
		jsonb_build_object('draw', t.name, 'draw_date', i.draw_date, 'draw_at', i.draw_at,
			'instance_id', i.id, 'by', r.created_by_name,
			'barred', CASE WHEN s.two_person_results THEN r.created_by END) AS facts
	FROM results r
	JOIN company_settings s ON s.company_id = r.company_id
	JOIN tirage_instances i ON i.company_id = r.company_id AND i.id = r.instance_id
	JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
	WHERE r.company_id = ${companyId} AND r.state = 'provisional'`;
