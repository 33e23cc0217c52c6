import {
	ALERT_SUBJECT_NAMES,
	MEASURED,
	subjectOf,
} from '@borlette/shared/contract/alerts.subjects';
import { kindOf } from '@borlette/shared/contract/todo.kinds';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf } from '../db/rows.ts';

/** What rules may be about, as the statement reads it. */
const SUBJECTS = JSON.stringify(
	ALERT_SUBJECT_NAMES.map((about) => {
		const { kind, unit, isFigure = false } = subjectOf(about);
		const { permission, roles } = kindOf(kind);
		return { about, kind, permission, roles, fact: unit ? MEASURED[unit] : null, isFigure };
	}),
);

/**
 * Writes what the company's rules have to tell of its open entries, each once: for a rule, an entry as it counts
 * (`grade`), a person who sees it and may do it, and a way; a browser is told what is so since it was turned on. In the transaction that raised them, so that there is neither an entry without
 * what is sent of it nor the other way round.
 */
export const tellByRules = (db: Db, companyId: string): Promise<{ id: string }[]> =>
	rowsOf(
		db,
		sql<{ id: string }>`
			WITH told AS (
				SELECT r.id AS rule_id, r.name, r.channels, r.people, t.id, t.kind, t.facts, t.grade,
					t.surcussale_id, t.updated_at, b.permission, b.roles,
					quiet_until(now(), c.timezone, r.quiet_from, r.quiet_to) AS next_at
				FROM alert_rules r
				JOIN companies c ON c.id = r.company_id
				JOIN jsonb_to_recordset(${SUBJECTS}::jsonb)
					AS b (about text, kind text, permission text, roles jsonb, fact text, "isFigure" boolean)
					ON b.about = r.about
				JOIN todos t ON t.company_id = r.company_id AND t.gone_at IS NULL AND t.done_at IS NULL
					AND t.kind = b.kind AND t.raised_at >= r.since
					AND (NOT b."isFigure" OR t.subject LIKE r.id || ' %')
				WHERE r.company_id = ${companyId} AND r.is_active
					AND (r.threshold IS NULL OR abs((t.facts ->> b.fact)::bigint) >= r.threshold)
			)
			INSERT INTO sendings (company_id, key, source_id, source, kind, facts, channel, person_id,
				browser_id, next_at)
			SELECT ${companyId}::uuid, concat_ws(' ', d.rule_id, d.id, d.grade, p.id, w.channel, w.browser_id),
				d.rule_id, d.name, d.kind, d.facts, w.channel, p.id, w.browser_id, d.next_at
			FROM told d
			JOIN users p ON p.company_id = ${companyId}::uuid AND p.id = ANY (d.people) AND p.is_active
				AND d.roles ? p.role AND d.facts ->> 'barred' IS DISTINCT FROM p.id::text
				AND (p.role <> 'supervisor' OR d.surcussale_id IN (SELECT s.id FROM surcussales s
					WHERE s.company_id = ${companyId} AND s.supervisor_id = p.id))
			JOIN user_permissions u ON u.user_id = p.id AND u.codename = d.permission
			CROSS JOIN LATERAL (
				SELECT 'email' AS channel, NULL::uuid AS browser_id WHERE 'email' = ANY (d.channels)
				UNION ALL
				SELECT 'push', b.id FROM user_browsers b
				WHERE b.user_id = p.id AND 'push' = ANY (d.channels) AND b.created_at <= d.updated_at
			) AS w
			ON CONFLICT (company_id, key) DO NOTHING
			RETURNING id`,
	);
