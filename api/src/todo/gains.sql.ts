import { TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import type { CauseOf } from './cause.ts';

/** From which gain on, in the currency of a company `c`. */
const LARGE = sql`(${JSON.stringify(TODO_RULES.largeGain)}::jsonb ->> c.currency)::bigint`;

/** What won is found by an index; of an amount that is worked out it is not known that it is more than nothing. */
const isLarge = (gain: RawBuilder<number>) => sql<boolean>`${gain} > 0 AND ${gain} >= ${LARGE}`;

/** Of draws that were settled in the last days; an entry that is there stays until it is paid or expired. */
export const largeGains = (companyId: string): RawBuilder<CauseOf<'gain_large'>> => sql<
	CauseOf<'gain_large'>
>`
	SELECT f.ref_code AS subject, f.surcussale_id, f.gain::text AS grade, NULL::timestamptz AS due_at,
		jsonb_build_object('ref', f.ref_code, 'amount', f.gain, 'currency', c.currency,
			'agent', agent_name(a.first_name, a.last_name, a.code), 'surcussale', s.name,
			'draw_date', f.draw_date) AS facts
	FROM companies c
	JOIN LATERAL (
		SELECT w.company_id, w.draw_date, w.id FROM fiches w
		WHERE w.company_id = c.id AND ${isLarge(sql`w.gain`)} AND w.draw_date IN (
			SELECT i.draw_date FROM tirage_instances i WHERE i.company_id = c.id AND i.state = 'settled'
				AND i.draw_date >= current_date - 100 AND i.updated_at >= now() - interval '2 days')
		UNION
		SELECT k.company_id, k.draw_date, k.id FROM todos t
		JOIN fiches k ON k.company_id = t.company_id AND k.ref_code = t.subject
		WHERE t.company_id = c.id AND t.kind = 'gain_large' AND t.gone_at IS NULL
	) AS found ON true
	JOIN fiches f ON f.company_id = found.company_id AND f.draw_date = found.draw_date AND f.id = found.id
	JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
	JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
	WHERE c.id = ${companyId} AND f.status = 'winning' AND ${isLarge(sql`f.gain`)}`;
