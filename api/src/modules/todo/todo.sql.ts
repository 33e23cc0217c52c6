import { PERMISSIONS, writesInCompany } from '@borlette/shared/contract';
import type { PutOff, Todo, TodoCounts } from '@borlette/shared/contract/todo';
import {
	kindOf,
	type TodoFact,
	type TodoKind,
	URGENCIES,
	URGENCY_OF_BARRED,
} from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';
import { ofOwnSurcussales } from '../../engine/rollups.sql.ts';

/** Whose entries, and of which kinds. */
export interface Seen {
	scope: Scope & { userId: string };
	kinds: readonly TodoKind[];
}

/** Whose an entry is, for whoever does something about it. */
export type TodoRow = Todo & { company_id: string; names: string };

/** Facts that people look for. */
const NAMING: readonly TodoFact[] = [
	'draw',
	'surcussale',
	'agent',
	'names',
	'ref',
	'by',
	'company',
	'state',
	'holder',
];

const STATE = sql`CASE WHEN t.done_at IS NOT NULL THEN 'done'
	WHEN t.put_off_until > now() THEN 'put_off' ELSE 'open' END`;

/** Whether a person sees an entry `t` that they may not do. */
const barred = (personId: RawBuilder<unknown>) =>
	sql<boolean>`coalesce(t.facts ->> 'barred' = ${personId}::text, false)`;

/** Codes by which somebody of the office does what is to be done (`doesTodos`). */
const WRITING = PERMISSIONS.filter(writesInCompany);

/** What is said of kinds, as a table `k`. */
const kindRows = (kinds: readonly TodoKind[]) => {
	const of = kinds.map(kindOf);
	return sql`unnest(${[...kinds]}::text[], ${of.map(({ urgency }) => urgency)}::text[],
		${of.map(({ permission }) => permission)}::text[], ${of.map(({ roles }) => roles.join(' '))}::text[],
		${of.map((kind) => kind.of === 'provider')}::boolean[])
		AS k (kind, urgency, permission, roles, is_providers)`;
};

/**
 * Whether a person `u` sees an entry `t` of a kind `k` and may do it: of its company, supervisors where it is of one of their
 * surcussales; of the provider for its own.
 */
const MAY_DO = sql<boolean>`(u.is_active AND u.role = ANY (string_to_array(k.roles, ' ')) AND NOT ${barred(sql`u.id`)}
	AND CASE WHEN k.is_providers THEN u.role = 'superuser'
		ELSE u.company_id = t.company_id AND (u.role = 'company' OR u.role = 'supervisor'
			AND u.id = (SELECT s.supervisor_id FROM surcussales s
				WHERE s.company_id = t.company_id AND s.id = t.surcussale_id)) END
	AND (u.role <> 'company' OR EXISTS (SELECT FROM user_permissions p
		WHERE p.user_id = u.id AND p.codename = ANY (${WRITING}::text[])))
	AND EXISTS (SELECT FROM user_permissions p WHERE p.user_id = u.id AND p.codename = k.permission))`;

/** Entries whose cause is still there. In the hands of somebody is what they may do still. */
export const todoRows = ({ scope, kinds }: Seen): RawBuilder<TodoRow> => sql<TodoRow>`
	SELECT t.id, t.company_id, t.kind, g.urgency, row_number() OVER (ORDER BY
			array_position(${[...URGENCIES]}::text[], g.urgency), t.due_at NULLS LAST, t.raised_at, t.id) AS rank,
		${companyName(scope, 't')} AS companyname, t.surcussale_id, t.facts, ${STATE} AS state, t.raised_at, t.due_at,
		u.id AS assigned_to, u.first_name || ' ' || u.last_name AS assigned_name, t.put_off_until, t.done_at,
		t.done_name, t.version,
		(SELECT concat_ws(' ', VARIADIC array_agg(t.facts ->> name)) FROM unnest(${[...NAMING]}::text[]) AS name) AS names
	FROM todos t
	JOIN ${kindRows(kinds)} ON k.kind = t.kind
	CROSS JOIN LATERAL (SELECT CASE WHEN k.urgency = 'urgent' AND ${barred(sql`${scope.userId}`)}
		THEN ${URGENCY_OF_BARRED} ELSE k.urgency END AS urgency) AS g
	LEFT JOIN users u ON u.id = t.assigned_to AND ${MAY_DO}
	WHERE ${ofCompany(scope, 't')} AND ${ofOwnSurcussales(scope, 't.surcussale_id')}
		AND t.gone_at IS NULL`;

export const findTodo = (db: Db, seen: Seen, id: string): Promise<TodoRow | undefined> =>
	rowOf(db, sql<TodoRow>`SELECT * FROM (${todoRows(seen)}) AS r WHERE r.id = ${id}::uuid`);

export const countTodos = (db: Db, seen: Seen): Promise<TodoCounts> =>
	theRow(
		db,
		sql<TodoCounts>`
			SELECT count(*) FILTER (WHERE r.state = 'open' AND r.urgency = 'urgent') AS urgent,
				count(*) FILTER (WHERE r.state = 'open' AND r.urgency = 'today') AS today,
				count(*) FILTER (WHERE r.state = 'open' AND r.urgency = 'soon') AS soon,
				count(*) FILTER (WHERE r.state = 'open' AND r.assigned_to = ${seen.scope.userId}::uuid) AS mine,
				count(*) FILTER (WHERE r.state = 'put_off') AS put_off,
				count(*) FILTER (WHERE r.state = 'done') AS done
			FROM (${todoRows(seen)}) AS r`,
	);

/** People who see an entry and may do it. Who has a part of the house gives an entry to themselves alone. */
export const peopleFor = (
	db: Db,
	{ scope }: Seen,
	{ id, company_id, kind }: TodoRow,
): Promise<Array<{ id: string; name: string }>> =>
	rowsOf(
		db,
		sql<{ id: string; name: string }>`
			SELECT u.id, u.first_name || ' ' || u.last_name AS name
			FROM todos t
			JOIN ${kindRows([kind])} ON k.kind = t.kind
			JOIN users u ON ${MAY_DO}
			WHERE t.company_id = ${company_id}::uuid AND t.id = ${id}::uuid
				AND (${scope.supervisorId}::uuid IS NULL OR u.id = ${scope.supervisorId}::uuid)
			ORDER BY u.last_name COLLATE names, u.first_name COLLATE names, u.id`,
	);

const UNTIL = {
	hour: sql<string>`now() + interval '1 hour'`,
	/** The next time that it is seven. */
	morning: (
		zone: string,
	) => sql<string>`(date_trunc('day', (now() AT TIME ZONE ${zone}) + interval '17 hours')
		+ interval '7 hours') AT TIME ZONE ${zone}`,
	close: (companyId: string) => sql<string>`(SELECT min(i.close_at) FROM tirage_instances i
		WHERE i.company_id = ${companyId}::uuid AND is_selling(i, now()))`,
};

/** When that is; null: no draw sells. */
export const momentOf = async (
	db: Db,
	until: PutOff,
	{ zone, companyId }: { zone: string; companyId: string },
): Promise<string | null> => {
	const moment =
		until === 'hour'
			? UNTIL.hour
			: until === 'morning'
				? UNTIL.morning(zone)
				: UNTIL.close(companyId);
	const { at } = await theRow(db, sql<{ at: string | null }>`SELECT ${moment} AS at`);
	return at;
};
