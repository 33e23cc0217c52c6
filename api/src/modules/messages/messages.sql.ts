import type { Message } from '@borlette/shared/contract/messages';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

/** A supervisor sees messages for everybody and those for their own surcussales and agents. */
const shownToOwn = ({ supervisorId }: Scope) =>
	supervisorId
		? sql`((m.surcussale_id IS NULL AND m.agent_id IS NULL)
			OR coalesce(s.supervisor_id, o.supervisor_id) = ${supervisorId}::uuid)`
		: sql`true`;

/** Of messages `m`: shown on one of these days, where the company is. */
export const shownBetween = (
	start: string | undefined,
	end: string | undefined,
): RawBuilder<boolean> =>
	!start && !end
		? sql<boolean>`true`
		: sql<boolean>`EXISTS (
	SELECT FROM companies c WHERE c.id = m.company_id
		AND coalesce(m.ends_at AT TIME ZONE c.timezone, 'infinity')
			> coalesce(${start ?? null}::date, '-infinity')::timestamp
		AND (m.starts_at AT TIME ZONE c.timezone)::date <= coalesce(${end ?? null}::date, 'infinity'))`;

export const messageRows = (
	scope: Scope,
	days: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<Message> => sql<Message>`
	SELECT m.id, ${companyName(scope, 'm')} AS companyname, m.title, m.body, m.surcussale_id, m.agent_id, m.starts_at, m.ends_at,
		s.name AS surcussale_name, agent_name(a.first_name, a.last_name, a.code) AS agent_name,
		m.is_active, m.version, m.created_at, m.created_by
	FROM messages m
	LEFT JOIN surcussales s ON s.company_id = m.company_id AND s.id = m.surcussale_id
	LEFT JOIN agents a ON a.company_id = m.company_id AND a.id = m.agent_id
	LEFT JOIN surcussales o ON o.company_id = a.company_id AND o.id = a.surcussale_id
	WHERE ${ofCompany(scope, 'm')} AND ${shownToOwn(scope)} AND ${days}`;

export const findMessage = (db: Db, scope: Scope, id: string): Promise<Message | undefined> =>
	rowOf(db, sql<Message>`SELECT * FROM (${messageRows(scope)}) AS r WHERE id = ${id}`);

export const messagesByIds = (db: Db, scope: Scope, ids: readonly string[]): Promise<Message[]> =>
	rowsOf(
		db,
		sql<Message>`SELECT * FROM (${messageRows(scope)}) AS r WHERE r.id = ANY (${ids}::uuid[])`,
	);
