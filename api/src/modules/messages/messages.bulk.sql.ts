import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import type { BulkWrite } from '../../http/bulk.ts';

/** Those agents that the scope may see, by their names. */
export const agentsReached = (
	db: Db,
	scope: Scope,
	ids: readonly string[],
): Promise<Array<{ id: string; name: string }>> =>
	rowsOf(
		db,
		sql<{ id: string; name: string }>`SELECT a.id,
			agent_name(a.first_name, a.last_name, a.code) AS name
		FROM agents a
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}
			AND a.id = ANY (${ids}::uuid[])
		ORDER BY a.last_name COLLATE names, a.first_name COLLATE names, a.id`,
	);

/** One message for each agent; returns their ids. */
export async function writeMessages(
	db: Db,
	companyId: string,
	rows: readonly BulkWrite[],
	createdBy: string,
): Promise<string[]> {
	const json = JSON.stringify(
		rows.map(({ id, to }) => ({
			...{ agent_id: id, title: to?.title, body: to?.body, ends_at: to?.ends_at },
		})),
	);
	const added = await rowsOf(
		db,
		sql<{ id: string }>`INSERT INTO messages
			(company_id, title, body, agent_id, starts_at, ends_at, created_by)
		SELECT ${companyId}::uuid, w.title, w.body, w.agent_id, now(), w.ends_at, ${createdBy}
		FROM jsonb_to_recordset(${json}::jsonb) AS w(agent_id uuid, title text, body text, ends_at timestamptz)
		RETURNING id`,
	);
	return added.map(({ id }) => id);
}

/** Those that nobody changed since; returns their ids. */
export async function takeMessages(
	db: Db,
	companyId: string,
	rows: readonly BulkWrite[],
): Promise<string[]> {
	const json = JSON.stringify(rows.map(({ ref, version }) => ({ id: ref, version })));
	const gone = await rowsOf(
		db,
		sql<{ id: string }>`DELETE FROM messages m
		USING jsonb_to_recordset(${json}::jsonb) AS w(id uuid, version integer)
		WHERE m.company_id = ${companyId} AND m.id = w.id AND m.version = w.version
		RETURNING m.id`,
	);
	return gone.map(({ id }) => id);
}
