import type { Surcussale } from '@borlette/shared/contract/surcussale';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

/** Surcussales that the scope may see. */
export const surcussaleRows = (scope: Scope): RawBuilder<Surcussale> => sql<Surcussale>`
	SELECT s.id, ${companyName(scope, 's')} AS companyname, s.name, s.city, s.address, s.phone, s.commission, s.supervisor_id,
		nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') AS supervisor_name,
		s.generale_id, g.name AS generale_name,
		(SELECT count(*) FROM agents a
			WHERE a.company_id = s.company_id AND a.surcussale_id = s.id) AS agents,
		s.is_active, s.version, s.created_at
	FROM surcussales s
	LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.supervisor_id
	LEFT JOIN generales g ON g.company_id = s.company_id AND g.id = s.generale_id
	WHERE ${ofCompany(scope, 's')} AND ${ofSupervisor(scope, 's.supervisor_id')}`;

export const findSurcussale = (db: Db, scope: Scope, id: string): Promise<Surcussale | undefined> =>
	rowOf(db, sql<Surcussale>`SELECT * FROM (${surcussaleRows(scope)}) AS r WHERE id = ${id}`);
