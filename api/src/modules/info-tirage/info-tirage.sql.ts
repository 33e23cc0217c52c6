import type { InfoTirage } from '@borlette/shared/contract/info-tirage';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

export const infoTirageRows = (scope: Scope): RawBuilder<InfoTirage> => sql<InfoTirage>`
	SELECT i.id, ${companyName(scope, 'i')} AS companyname, i.name, i.state, i.slot, i.colour, i.timezone,
		to_char(i.draw_time, 'HH24:MI') AS draw_time, i.days, i.is_active, i.version
	FROM info_tirages i
	WHERE ${ofCompany(scope, 'i')}`;

export const findInfoTirage = (db: Db, scope: Scope, id: string): Promise<InfoTirage | undefined> =>
	rowOf(db, sql<InfoTirage>`SELECT * FROM (${infoTirageRows(scope)}) AS r WHERE id = ${id}`);
