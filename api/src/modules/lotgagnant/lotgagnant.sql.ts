import type { OutputOf } from '@borlette/shared/contract';
import type { lotGagnantApi, TirageInstance } from '@borlette/shared/contract/lotgagnant';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';
import { instanceRows } from '../../engine/draw-dates.sql.ts';

/** Of those that have a result. */
export const resultRows = (scope: Scope): RawBuilder<TirageInstance> =>
	instanceRows(scope, sql<boolean>`r.id IS NOT NULL`);

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
