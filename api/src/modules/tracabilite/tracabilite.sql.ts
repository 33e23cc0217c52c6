import type { OutputOf } from '@borlette/shared/contract';
import type { TraceEntry, tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';
import { daysOfInstant } from '../../http/filters.sql.ts';

export type ActorRole = 'agent' | 'supervisor' | 'company' | 'superuser' | 'stranger';

/** A supervisor sees what their own agents did, and themselves. */
const ofOwn = ({ supervisorId }: Scope) =>
	supervisorId
		? sql`(e.actor_id = ${supervisorId}::uuid OR EXISTS (
			SELECT FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE a.company_id = e.company_id AND a.id = e.actor_id
				AND s.supervisor_id = ${supervisorId}::uuid))`
		: sql`true`;

/** From where the provider's people work is not their customers' to know. */
const ofReader = ({ role }: Scope, column: 'ip' | 'user_agent') =>
	role === 'superuser'
		? sql.ref(`e.${column}`)
		: sql`CASE WHEN e.actor_role = 'superuser' THEN '' ELSE ${sql.ref(`e.${column}`)} END`;

/** What people of the roles did; `timezone` stands for the filters by day, it is never sent. */
export const traceRows = (scope: Scope, roles: readonly ActorRole[]): RawBuilder<TraceEntry> =>
	sql<TraceEntry>`
		SELECT e.company_id || ':' || e.seq AS id, e.company_id, c.companyname, e.seq, e.at, e.actor_id,
			e.actor_name, e.actor_role, e.action, e.object_type, e.object_id, e.object_label,
			e.before, e.after, ${ofReader(scope, 'ip')} AS ip,
			${ofReader(scope, 'user_agent')} AS user_agent, encode(e.hash, 'hex') AS hash,
			coalesce(c.timezone, 'America/Port-au-Prince') AS timezone
		FROM audit_entries e
		LEFT JOIN companies c ON c.id = e.company_id
		WHERE ${ofCompany(scope, 'e')} AND e.actor_role = ANY (${roles}::text[]) AND ${ofOwn(scope)}`;

/** People of the office, or of all; to the provider its own too. */
export const peopleRows = (scope: Scope): RawBuilder<{ id: string; name: string }> => sql<{
	id: string;
	name: string;
}>`
	SELECT p.id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.username) AS name
	FROM (
		SELECT u.id, u.username, u.first_name, u.last_name FROM users u
		WHERE u.role = 'company' AND ${ofCompany(scope, 'u')}
		UNION ALL SELECT id, username, first_name, last_name FROM people_of_provider()
		WHERE ${scope.role === 'superuser'}
	) AS p`;

/** One entry by its key; days are those of the zone of the entry's company, of `zone` where it is one. */
export const conditions = (zone: string | undefined) => ({
	id: (id: string) => {
		const [company, seq] = id.split(':');
		return sql<boolean>`r.company_id = ${company}::uuid AND r.seq = ${seq}::text::bigint`;
	},
	...daysOfInstant('at', zone),
});

/** Each chain that the scope may see, its hashes worked out anew. */
export const verifyChains = (db: Db, scope: Scope) =>
	rowsOf(
		db,
		sql<Omit<OutputOf<typeof tracabiliteApi.verify>[number], 'anchor'>>`
			WITH chain AS (
				SELECT e.company_id, e.seq, e.at, e.actor_name, e.actor_role, e.object_type, e.object_id,
					e.object_label, e.hash, e.hash = audit_hash(e) AS is_whole,
					e.seq = lag(e.seq, 1, 0::bigint) OVER so_far + 1
						AND e.previous_hash = lag(e.hash, 1, ''::bytea) OVER so_far AS follows
				FROM audit_entries e
				WHERE ${ofCompany(scope, 'e')}
				WINDOW so_far AS (PARTITION BY e.company_id ORDER BY e.seq)
			)
			SELECT h.company_id, c.companyname, h.entries, h.head, to_jsonb(bad) AS first_bad
			FROM (
				SELECT company_id, count(*) AS entries,
					encode((array_agg(hash ORDER BY seq DESC))[1], 'hex') AS head
				FROM chain GROUP BY company_id
			) AS h
			LEFT JOIN companies c ON c.id = h.company_id
			LEFT JOIN LATERAL (
				SELECT seq, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
					actor_name, actor_role, object_type, object_id, object_label,
					CASE WHEN is_whole THEN 'missing' ELSE 'changed' END AS problem
				FROM chain WHERE company_id = h.company_id AND NOT (is_whole AND follows)
				ORDER BY seq LIMIT 1
			) AS bad ON true
			ORDER BY c.companyname NULLS FIRST, h.company_id`,
	);

/** Names of companies, by id. */
export async function companyNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const rows = await rowsOf(
		db,
		sql<{ id: string; companyname: string }>`
			SELECT id, companyname FROM companies WHERE id = ANY (${ids}::uuid[])`,
	);
	return new Map(rows.map(({ id, companyname }) => [id, companyname]));
}
