import type { Taking, TourAgent, TourStop } from '@borlette/shared/contract/tournee';
import { type RawBuilder, sql } from 'kysely';
import { beginOf } from '../../db/clock.ts';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import { debtBegan } from '../../engine/debts.sql.ts';

type StopRow = Omit<TourStop, 'agents' | 'visit'> & {
	visited_at: string | null;
	visited_by: string | null;
};

/** Surcussales that work, or where somebody owes, with who was there last. */
export const readStops = (db: Db, scope: Scope): Promise<StopRow[]> =>
	rowsOf(
		db,
		sql<StopRow>`
			SELECT s.id, s.name, s.city, s.address, s.phone, v.visited_at, v.actor_name AS visited_by
			FROM surcussales s
			LEFT JOIN LATERAL (
				SELECT w.visited_at, w.actor_name FROM visits w
				WHERE w.company_id = s.company_id AND w.surcussale_id = s.id
				ORDER BY w.visited_at DESC LIMIT 1
			) AS v ON true
			WHERE ${ofCompany(scope, 's')} AND ${ofSupervisor(scope, 's.supervisor_id')}
				AND (s.is_active OR EXISTS (SELECT FROM agents a
					WHERE a.company_id = s.company_id AND a.surcussale_id = s.id AND a.balance < 0))
			ORDER BY s.name`,
	);

type AgentRow = TourAgent & { surcussale_id: string };

/** Who sells, or owes. */
export const readAgents = (db: Db, scope: Scope): Promise<AgentRow[]> =>
	rowsOf(
		db,
		sql<AgentRow>`
			SELECT a.id, a.surcussale_id, agent_name(a.first_name, a.last_name, a.code) AS agent_name, a.phone,
				a.is_active, greatest(-a.balance, 0) AS owed,
				began.day AS owed_since,
				a.device_id <> '' AS has_terminal, t.seen_at AS terminal_seen_at
			FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			LEFT JOIN LATERAL (${debtBegan()}) AS began ON a.balance < 0
			CROSS JOIN LATERAL (
				SELECT max(d.last_used_at) AS seen_at FROM agent_devices d
				WHERE d.company_id = a.company_id AND d.agent_id = a.id
			) AS t
			WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}
				AND (a.is_active OR a.balance < 0)
			ORDER BY owed_since NULLS LAST, owed DESC, agent_name`,
	);

/** Those of the agents that the scope has, and whoever they are with by now those of whoever the scope is. */
const takingsOf = (scope: Scope, condition: RawBuilder<boolean>): RawBuilder<Taking> => sql<Taking>`
	SELECT t.id, t.key, t.agent_id, told.agent_name, told.surcussale_id, told.surcussale_name, told.amount,
		told.currency, told.balance, t.taken_at, t.at, t.actor_name, told.note
	FROM takings t
	CROSS JOIN LATERAL taking_told(t.company_id, t.id) AS told
	WHERE ${ofCompany(scope, 't')} AND ${condition}`;

/** Recorded on the day of the zone by whoever the scope is, newest first. */
export const readTakings = (db: Db, scope: Scope, day: string, zone: string): Promise<Taking[]> =>
	rowsOf(
		db,
		sql<Taking>`${takingsOf(
			scope,
			sql<boolean>`t.actor_id = ${scope.userId}::uuid
				AND t.at >= ${beginOf(sql`${day}::date`, sql`${zone}`)}`,
		)} ORDER BY t.at DESC`,
	);

export const findTaking = (db: Db, scope: Scope, id: string): Promise<Taking | undefined> =>
	rowOf(db, takingsOf(scope, sql<boolean>`t.id = ${id}::uuid`));

interface Signatures {
	actor_signature: Buffer;
	agent_signature: Buffer;
}

/** Of a taking that the caller was shown. */
export const signaturesOf = (db: Db, scope: Scope, id: string): Promise<Signatures> =>
	theRow(
		db,
		sql<Signatures>`SELECT t.actor_signature, t.agent_signature FROM takings t
			WHERE ${ofCompany(scope, 't')} AND t.id = ${id}::uuid`,
	);

interface Standing {
	surcussale_id: string;
	is_active: boolean;
	/** The moment that counts: what was claimed, or now where that is in the future. */
	taken_at: string;
	days_ago: number;
}

/** How the agent stands now, by the database's clock. */
export const standingOf = (
	db: Db,
	scope: Scope,
	agentId: string,
	takenAt: string,
): Promise<Standing> =>
	theRow(
		db,
		sql<Standing>`
			SELECT a.surcussale_id, a.is_active, least(${takenAt}::timestamptz, now()) AS taken_at,
				extract(epoch FROM now() - ${takenAt}::timestamptz)::float8 / 86400 AS days_ago
			FROM agents a WHERE ${ofCompany(scope, 'a')} AND a.id = ${agentId}::uuid`,
	);

interface ClosedSince {
	day: string;
	closed_at: string;
	closed_by: string;
	counted: number;
}

/** The newest closing of the agent that was made after a moment. */
export const closedSince = (
	db: Db,
	scope: Scope,
	agentId: string,
	moment: string,
): Promise<ClosedSince | undefined> =>
	rowOf(
		db,
		sql<ClosedSince>`
			SELECT k.day, k.at AS closed_at, k.actor_name AS closed_by, k.counted FROM closings k
			WHERE ${ofCompany(scope, 'k')} AND k.agent_id = ${agentId}::uuid AND k.at > ${moment}::timestamptz
			ORDER BY k.at DESC LIMIT 1`,
	);

/** By the database's clock. */
export const nowOf = (db: Db): Promise<{ now: string }> =>
	theRow(db, sql<{ now: string }>`SELECT now() AS now`);

/** A surcussale that the scope has, and the moment that counts of a visit there. */
export const placeOf = (
	db: Db,
	scope: Scope,
	surcussaleId: string,
	visitedAt: string,
): Promise<{ name: string; visited_at: string }> =>
	theRow(
		db,
		sql<{ name: string; visited_at: string }>`
			SELECT s.name, least(${visitedAt}::timestamptz, now()) AS visited_at
			FROM surcussales s WHERE ${ofCompany(scope, 's')} AND s.id = ${surcussaleId}::uuid`,
	);
