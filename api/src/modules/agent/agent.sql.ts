import type { Agent } from '@borlette/shared/contract/agent';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import {
	companyCurrency,
	companyName,
	ofCompany,
	ofSupervisor,
	type Scope,
} from '../../db/scope.ts';

/** Agents that the scope may see. */
export const agentRows = (scope: Scope): RawBuilder<Agent> => sql<Agent>`
	SELECT a.id, ${companyName(scope, 'a')} AS companyname, a.first_name, a.last_name, a.code, a.phone, a.surcussale_id, a.commission, a.device_id,
		a.username, s.name AS surcussale_name, a.balance, ${companyCurrency(scope, 'a')} AS currency, a.is_active, a.version, a.created_at
	FROM agents a
	JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
	WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}`;

export const findAgent = (db: Db, scope: Scope, id: string): Promise<Agent | undefined> =>
	rowOf(db, sql<Agent>`SELECT * FROM (${agentRows(scope)}) AS r WHERE id = ${id}`);
