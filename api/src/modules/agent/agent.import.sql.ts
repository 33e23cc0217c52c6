import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import type { AgentRow } from './agent.import.columns.ts';

interface Branch {
	id: string;
	name: string;
	is_active: boolean;
}

export const branchNames = (db: Db, scope: Scope): Promise<Branch[]> =>
	rowsOf(
		db,
		sql<Branch>`SELECT s.id, s.name, s.is_active FROM surcussales s
			WHERE ${ofCompany(scope, 's')} AND ${ofSupervisor(scope, 's.supervisor_id')}`,
	);

/** Names and terminals of the company's agents as they are compared, codes as they are written. */
export async function takenOf(db: Db, companyId: string) {
	const agents = await rowsOf(
		db,
		sql<{ username: string; code: string; device_id: string }>`SELECT lower(username) AS username,
			code, device_id FROM agents WHERE company_id = ${companyId}`,
	);
	return {
		usernames: new Set(agents.map(({ username }) => username)),
		codes: agents.map(({ code }) => code),
		devices: new Set(agents.map(({ device_id }) => device_id)),
	};
}

/** Those whose names, codes and terminals are free; given codes come first, so that none of the next numbers is one. */
export const insertAgents = (
	db: Db,
	companyId: string,
	rows: readonly AgentRow[],
): Promise<Array<{ id: string; username: string }>> =>
	rowsOf(
		db,
		sql<{ id: string; username: string }>`INSERT INTO agents (company_id, surcussale_id, username,
			password_hash, first_name, last_name, code, phone, commission, device_id)
		SELECT ${companyId}::uuid, w.surcussale_id, w.username, w.password_hash, w.first_name, w.last_name,
			w.code, w.phone, w.commission, w.device_id
		FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w(row integer, surcussale_id uuid,
			username text, password_hash text, first_name text, last_name text, code text, phone text,
			commission integer, device_id text)
		ORDER BY w.code = '', w.row
		ON CONFLICT DO NOTHING
		RETURNING id, username`,
	);
