import type { OutputOf } from '@borlette/shared/contract';
import type { lotGagnantApi, TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';

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
		CASE WHEN i.state = 'open' AND i.close_at <= now() THEN 'closed' ELSE i.state END AS state,
		sums.fiches, co.currency, sums.vente, sums.fiches_gagnantes, sums.gain,
		r.revision, r.state AS result_state, r.lotto3, r.lot1, r.lot2, r.lot3, r.reason,
		r.created_by_name AS entered_by, nullif(r.confirmed_by_name, '') AS confirmed_by,
		r.confirmed_at,
		coalesce(r.state = 'provisional' AND (r.created_by IS DISTINCT FROM app_user()
			OR NOT (SELECT two_person_results FROM company_settings s WHERE s.company_id = i.company_id)),
			false) AS may_confirm,
		i.state = 'cancelled' OR i.state = 'settled' AND i.verified_revision = i.result_revision
			AS is_payable
	FROM tirage_instances i
	JOIN companies co ON co.id = i.company_id
	JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
	JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
	LEFT JOIN LATERAL (
		SELECT * FROM results r WHERE r.company_id = i.company_id AND r.instance_id = i.id
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

/** Of those that have a result. */
export const resultRows = (scope: Scope): RawBuilder<TirageInstance> =>
	instanceRows(scope, sql<boolean>`r.id IS NOT NULL`);

export const findInstance = (
	db: Db,
	scope: Scope,
	id: string,
): Promise<TirageInstance | undefined> =>
	rowOf(db, instanceRows(scope, sql<boolean>`i.id = ${id}::uuid`));

type History = OutputOf<typeof lotGagnantApi.history>;

export const resultsOf = (db: Db, scope: Scope, id: string): Promise<History['results']> =>
	rowsOf(
		db,
		sql<History['results'][number]>`
			SELECT r.revision, r.state, r.lotto3, r.lot1, r.lot2, r.lot3, r.reason,
				r.created_by_name AS entered_by, r.created_at AS entered_at,
				nullif(r.confirmed_by_name, '') AS confirmed_by, r.confirmed_at
			FROM results r WHERE ${ofCompany(scope, 'r')} AND r.instance_id = ${id}
			ORDER BY r.revision`,
	);

export const settlementsOf = (db: Db, scope: Scope, id: string): Promise<History['settlements']> =>
	rowsOf(
		db,
		sql<History['settlements'][number]>`
			SELECT s.kind, s.revision, s.fiches_gagnantes, s.gain, s.at
			FROM settlements s WHERE ${ofCompany(scope, 's')} AND s.instance_id = ${id}
			ORDER BY s.at, s.id`,
	);
