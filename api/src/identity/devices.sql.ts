import type { AgentDevice } from '@borlette/shared/contract/agent';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf } from '../db/rows.ts';
import { ofCompany, type Scope } from '../db/scope.ts';

/** Those the agent signed in on, and the one that is bound but was never used. */
export const deviceRows = (db: Db, scope: Scope, agentId: string): Promise<AgentDevice[]> =>
	rowsOf(
		db,
		sql<AgentDevice>`
			SELECT known.device_id, known.device_id = a.device_id AS is_bound,
				d.first_used_at, d.last_used_at,
				CASE WHEN known.device_id = a.device_id THEN agent_signed_in_until(a.id) END
					AS signed_in_until
			FROM agents a
			CROSS JOIN LATERAL (
				SELECT u.device_id FROM agent_devices u
					WHERE u.company_id = a.company_id AND u.agent_id = a.id
				UNION SELECT a.device_id WHERE a.device_id <> ''
			) AS known
			LEFT JOIN agent_devices d ON d.company_id = a.company_id AND d.agent_id = a.id
				AND d.device_id = known.device_id
			WHERE ${ofCompany(scope, 'a')} AND a.id = ${agentId}
			ORDER BY is_bound DESC, d.last_used_at DESC NULLS LAST, known.device_id`,
	);
