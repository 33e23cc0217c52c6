import type { Generale } from '@borlette/shared/contract/generale';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

export const generaleRows = (scope: Scope): RawBuilder<Generale> => sql<Generale>`
	SELECT g.id, ${companyName(scope, 'g')} AS companyname, g.name, g.zone, g.responsible, g.phone, g.commission,
		(SELECT count(*) FROM surcussales s
			WHERE s.company_id = g.company_id AND s.generale_id = g.id) AS surcussales,
		g.version, g.created_at
	FROM generales g
	WHERE ${ofCompany(scope, 'g')}`;

export const findGenerale = (db: Db, scope: Scope, id: string): Promise<Generale | undefined> =>
	rowOf(db, sql<Generale>`SELECT * FROM (${generaleRows(scope)}) AS r WHERE id = ${id}`);
