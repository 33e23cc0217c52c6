import type { Permission } from '@borlette/shared/contract';
import type { TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf } from '../db/rows.ts';
import { ofCompany, type Scope } from '../db/scope.ts';

/** Whether the caller holds a code; asked once for all rows. */
const holds = (code: Permission): RawBuilder<boolean> => sql<boolean>`(SELECT has_code(${code}))`;

/** The digits of `r` wait for the caller to type them. */
const unseen = sql<boolean>`coalesce(r.is_by_two AND NOT r.is_by_caller
	AND app_role() IN ('company', 'superuser') AND ${holds('change_tirage')}, false)`;

/** Of the company of `r`, by the rule of confirm_result. */
const confirmers = sql<string>`
	SELECT coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username) FROM users u
	WHERE u.company_id = r.company_id AND u.role = 'company' AND u.is_active
		AND NOT (r.is_by_two AND u.id IS NOT DISTINCT FROM r.created_by)
		AND EXISTS (SELECT FROM user_permissions p
			WHERE p.user_id = u.id AND p.codename = 'change_tirage')
	ORDER BY 1`;

/**
 * Dates of draws, each with its newest result that was not replaced. Sales end by the clock,
 * whether or not the date has been closed yet.
 */
export const instanceRows = (
	scope: Scope,
	condition: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<TirageInstance> => sql<TirageInstance>`
	SELECT i.id, i.tirage_id, t.name AS tirage_name, co.companyname, c.colour, t.timezone,
		i.draw_date, i.close_at, i.draw_at,
		(extract(epoch FROM i.draw_at)
			* CASE WHEN i.draw_date > (now() AT TIME ZONE t.timezone)::date THEN 1 ELSE -1 END)::bigint
			AS today_first,
		CASE WHEN i.state = 'open' AND i.close_at <= now() THEN 'closed' ELSE i.state END AS state,
		sums.fiches, co.currency, sums.vente, sums.fiches_gagnantes, sums.gain,
		r.revision, r.state AS result_state,
		CASE WHEN NOT ${unseen} THEN r.lotto3 END AS lotto3, CASE WHEN NOT ${unseen} THEN r.lot1 END AS lot1,
		CASE WHEN NOT ${unseen} THEN r.lot2 END AS lot2, CASE WHEN NOT ${unseen} THEN r.lot3 END AS lot3,
		r.reason,
		r.created_by_name AS entered_by, nullif(r.confirmed_by_name, '') AS confirmed_by,
		r.confirmed_at,
		CASE
			WHEN r.state IS DISTINCT FROM 'provisional' THEN NULL
			WHEN app_role() NOT IN ('company', 'superuser') THEN 'not_house'
			WHEN NOT ${holds('change_tirage')} THEN 'no_code'
			WHEN r.is_by_caller AND r.is_by_two THEN 'entered_it'
			WHEN app_company() IS NULL THEN 'no_company'
			ELSE 'allowed'
		END AS confirmation,
		CASE WHEN r.state = 'provisional' AND ${holds('view_lot_gagnant_partiel')}
			THEN ARRAY(${confirmers}) ELSE '{}' END AS confirmers,
		i.state = 'cancelled' OR i.state = 'settled' AND i.verified_revision = i.result_revision
			AS is_payable
	FROM tirage_instances i
	JOIN companies co ON co.id = i.company_id
	JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
	JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
	LEFT JOIN LATERAL (
		SELECT r.*, r.created_by IS NOT DISTINCT FROM app_user() AS is_by_caller,
			r.state = 'provisional' AND (SELECT two_person_results FROM company_settings s
				WHERE s.company_id = r.company_id) AS is_by_two
		FROM results r WHERE r.company_id = i.company_id AND r.instance_id = i.id
			AND r.state <> 'reversed'
		ORDER BY r.revision DESC LIMIT 1
	) AS r ON true
	CROSS JOIN LATERAL (
		SELECT coalesce(sum(s.fiches) FILTER (WHERE s.game = '*'), 0)::bigint AS fiches,
			coalesce(sum(s.vente), 0)::bigint AS vente,
			coalesce(sum(s.fiches_gagnantes) FILTER (WHERE s.game = '*'), 0)::bigint AS fiches_gagnantes,
			coalesce(sum(s.gain), 0)::bigint AS gain
		FROM rollups s WHERE s.company_id = i.company_id AND s.draw_date = i.draw_date
			AND s.instance_id = i.id
	) AS sums
	WHERE ${ofCompany(scope, 'i')} AND ${condition}`;

export const findInstance = (
	db: Db,
	scope: Scope,
	id: string,
): Promise<TirageInstance | undefined> =>
	rowOf(db, instanceRows(scope, sql<boolean>`i.id = ${id}::uuid`));
