import type { Agent } from '@borlette/shared/contract/agent';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import type { BulkValues } from '../../http/bulk-rows.ts';
import { agentRows } from './agent.sql.ts';

/** A surcussale as agents are moved to it. */
export interface BranchName {
	surcussale_id: string;
	surcussale_name: string;
	supervisor_id: string | null;
	supervisor_name: string | null;
}

export interface AgentAsIs extends BranchName {
	id: string;
	name: string;
	version: number;
	commission: number;
	is_active: boolean;
}

const supervisorName = sql<
	string | null
>`nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')`;

export const branchName = (db: Db, scope: Scope, id: string): Promise<BranchName | undefined> =>
	rowOf(
		db,
		sql<BranchName>`SELECT s.id AS surcussale_id, s.name AS surcussale_name, s.supervisor_id,
			${supervisorName} AS supervisor_name
		FROM surcussales s
		LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.supervisor_id
		WHERE ${ofCompany(scope, 's')} AND ${ofSupervisor(scope, 's.supervisor_id')} AND s.id = ${id}`,
	);

/** Those that the scope may see, by their names. */
export const agentsAsTheyAre = (
	db: Db,
	scope: Scope,
	ids: readonly string[],
): Promise<AgentAsIs[]> =>
	rowsOf(
		db,
		sql<AgentAsIs>`SELECT a.id, agent_name(a.first_name, a.last_name, a.code) AS name, a.version,
			a.commission, a.is_active, s.id AS surcussale_id, s.name AS surcussale_name, s.supervisor_id,
			${supervisorName} AS supervisor_name
		FROM agents a
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.supervisor_id
		WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}
			AND a.id = ANY (${ids}::uuid[])
		ORDER BY a.last_name COLLATE names, a.first_name COLLATE names, a.id`,
	);

export const agentsOf = (db: Db, scope: Scope, ids: readonly string[]): Promise<Agent[]> =>
	rowsOf(
		db,
		sql<Agent>`SELECT * FROM (${agentRows(scope)}) AS r WHERE r.id = ANY (${ids}::uuid[])`,
	);

export async function lockAgents(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
	await sql`SELECT id FROM agents WHERE company_id = ${companyId} AND id = ANY (${ids}::uuid[])
		ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

export async function writeBranches(
	db: Db,
	companyId: string,
	{ ids, versions, values }: BulkValues<string>,
): Promise<void> {
	await sql`UPDATE agents a SET surcussale_id = w.value, version = a.version + 1, updated_at = now()
		FROM unnest(${ids}::uuid[], ${versions}::integer[], ${values}::uuid[]) AS w(id, version, value)
		WHERE a.company_id = ${companyId} AND a.id = w.id AND a.version = w.version`.execute(db);
}

export async function writeCommissions(
	db: Db,
	companyId: string,
	{ ids, versions, values }: BulkValues<number>,
): Promise<void> {
	await sql`UPDATE agents a SET commission = w.value, version = a.version + 1, updated_at = now()
		FROM unnest(${ids}::uuid[], ${versions}::integer[], ${values}::integer[]) AS w(id, version, value)
		WHERE a.company_id = ${companyId} AND a.id = w.id AND a.version = w.version`.execute(db);
}

export async function writeActivations(
	db: Db,
	companyId: string,
	{ ids, versions, values }: BulkValues<boolean>,
): Promise<void> {
	await sql`UPDATE agents a SET is_active = w.value, version = a.version + 1, updated_at = now()
		FROM unnest(${ids}::uuid[], ${versions}::integer[], ${values}::boolean[]) AS w(id, version, value)
		WHERE a.company_id = ${companyId} AND a.id = w.id AND a.version = w.version`.execute(db);
}
