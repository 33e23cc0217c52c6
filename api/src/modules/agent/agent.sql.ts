import type { BodyOf } from '@borlette/shared/contract';
import type { Agent, agentApi } from '@borlette/shared/contract/agent';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

/** Agents that the scope may see. */
export const agentRows = (scope: Scope): RawBuilder<Agent> => sql<Agent>`
	SELECT a.id, a.first_name, a.last_name, a.phone, a.surcussale_id, a.commission, a.device_id,
		a.username, s.name AS surcussale_name, a.balance, a.is_active, a.version, a.created_at
	FROM agents a
	JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
	WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}`;

export const findAgent = (db: Db, scope: Scope, id: string): Promise<Agent | undefined> =>
	rowOf(db, sql<Agent>`SELECT * FROM (${agentRows(scope)}) AS r WHERE id = ${id}`);

export async function insertAgent(
	db: Db,
	companyId: string,
	agent: Omit<BodyOf<typeof agentApi.create>, 'password'>,
	passwordHash: string,
): Promise<string> {
	const { id } = await theRow(
		db,
		sql<{ id: string }>`INSERT INTO agents (company_id, surcussale_id, username, password_hash,
				first_name, last_name, phone, commission, device_id)
			VALUES (${companyId}, ${agent.surcussale_id}, ${agent.username}, ${passwordHash},
				${agent.first_name}, ${agent.last_name}, ${agent.phone}, ${agent.commission},
				${agent.device_id})
			RETURNING id`,
	);
	return id;
}

/** false when the version is no longer the row's. */
export async function updateAgent(
	db: Db,
	companyId: string,
	agent: BodyOf<typeof agentApi.update>,
): Promise<boolean> {
	const row = await rowOf(
		db,
		sql`UPDATE agents SET surcussale_id = ${agent.surcussale_id}, first_name = ${agent.first_name},
				last_name = ${agent.last_name}, phone = ${agent.phone}, commission = ${agent.commission},
				device_id = ${agent.device_id},
				is_active = coalesce(${agent.is_active ?? null}::boolean, is_active),
				version = version + 1, updated_at = now()
			WHERE company_id = ${companyId} AND id = ${agent.id} AND version = ${agent.version}
			RETURNING id`,
	);
	return row !== undefined;
}

/** Refused by the foreign keys (`in_use`) once the agent sold or was named in a block. */
export async function deleteAgent(db: Db, companyId: string, id: string): Promise<void> {
	await sql`DELETE FROM agents WHERE company_id = ${companyId} AND id = ${id}`.execute(db);
}
