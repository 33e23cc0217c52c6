import type { InfoTirage } from '@borlette/shared/contract/info-tirage';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

export const infoTirageRows = (scope: Scope): RawBuilder<InfoTirage> => sql<InfoTirage>`
	SELECT i.id, ${companyName(scope, 'i')} AS companyname, i.name, i.state, i.slot, i.colour, i.timezone,
		to_char(i.draw_time, 'HH24:MI') AS draw_time, i.days, s.default_cutoff_minutes, i.is_active, i.version
	FROM info_tirages i
	JOIN company_settings s ON s.company_id = i.company_id
	WHERE ${ofCompany(scope, 'i')}`;

export const findInfoTirage = (db: Db, scope: Scope, id: string): Promise<InfoTirage | undefined> =>
	rowOf(db, sql<InfoTirage>`SELECT * FROM (${infoTirageRows(scope)}) AS r WHERE id = ${id}`);
