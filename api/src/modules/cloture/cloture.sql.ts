import type { AgentDay, ClosingProgress } from '@borlette/shared/contract/cloture';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import { leftOf, movedSince } from '../../engine/debts.sql.ts';

/** A day of the companies' zones, as whoever is confined to the scope sees it. */
export interface ClosingDay {
	scope: Scope;
	day: string;
}

export interface Places {
	surcussale_id?: string | undefined;
	supervisor_id?: string | undefined;
}

/** An agent's ledger at the end of the day: the newest of its days up to then. */
const ledgerAt = ({ day }: ClosingDay) => sql`
	SELECT d.day, d.seq, d.balance, d.sales, d.reversals, d.commission, d.payouts, d.movements,
		d.day = ${day}::date AS has_moved
	FROM ledger_days d
	WHERE d.company_id = a.company_id AND d.agent_id = a.id AND d.day <= ${day}::date
	ORDER BY d.day DESC LIMIT 1`;

const newestClosings = ({ scope, day }: ClosingDay) => sql`
	SELECT DISTINCT ON (c.company_id, c.agent_id) c.company_id, c.agent_id, c.no, c.expected, c.counted,
		c.residual, c.seq, c.booked_seq, c.at, c.actor_name
	FROM closings c
	WHERE ${ofCompany(scope, 'c')} AND c.day = ${day}::date
	ORDER BY c.company_id, c.agent_id, c.no DESC`;

/**
 * Each agent's ledger at the end of the day, with the newest closing. A closing is in force while the newest
 * entry of the day is one that it stands for or booked.
 */
const ledgerOf = (asked: ClosingDay) => sql`
	SELECT a.company_id, a.id, a.first_name, a.last_name, a.code, a.username, a.surcussale_id, d.has_moved,
		${ofDay('sales')}, ${ofDay('reversals')}, ${ofDay('commission')}, ${ofDay('payouts')},
		${ofDay('movements')}, d.seq, -d.balance AS owed, m.moved, -a.balance AS owes,
		k.no, k.expected AS closed_expected, k.counted, k.residual, k.at AS closed_at, k.actor_name AS closed_by,
		k.no IS NOT NULL AND (d.seq <= k.seq OR d.seq IS NOT DISTINCT FROM k.booked_seq) AS is_closed,
		coalesce(e.amount, 0) AS booked
	FROM agents a
	CROSS JOIN LATERAL (${ledgerAt(asked)}) AS d
	CROSS JOIN LATERAL (${movedSince(sql`${asked.day}::date`)}) AS m
	LEFT JOIN (${newestClosings(asked)}) AS k ON k.company_id = a.company_id AND k.agent_id = a.id
	LEFT JOIN wallet_entries e ON e.company_id = a.company_id AND e.agent_id = a.id
		AND e.seq = k.booked_seq AND e.seq = d.seq
	WHERE ${ofCompany(asked.scope, 'a')}`;

const ofDay = (sum: string) =>
	sql`CASE WHEN d.has_moved THEN ${sql.ref(`d.${sum}`)} ELSE 0 END AS ${sql.ref(sum)}`;

/** Of what was owed at the end of the day, in whose favour ever, what is left to change hands: never more, never the other way. */
const LEFT = sql`CASE WHEN l.owed > 0 THEN greatest(0, ${leftOf(sql`l.owed`, sql`l.moved`, sql`l.owes`)})
	ELSE -greatest(0, ${leftOf(sql`-l.owed`, sql`-l.moved`, sql`-l.owes`)}) END`;

/** Agents with an entry on the day, a debt at its end, or a closing. */
export const agentDays = (asked: ClosingDay): RawBuilder<AgentDay & { seq: number }> => sql<
	AgentDay & { seq: number }
>`
	SELECT l.id, ${asked.scope.companyId ? sql`NULL::text` : sql`c.companyname`} AS companyname,
		agent_name(l.first_name, l.last_name, l.code) AS agent_name, l.username, l.surcussale_id, s.name AS surcussale_name,
		s.supervisor_id, u.first_name || ' ' || u.last_name AS supervisor_name, c.currency::text AS currency,
		l.owed + l.sales + l.reversals + l.commission + l.payouts + l.movements AS opening,
		-l.sales AS sales, l.reversals, l.commission, l.payouts,
		l.movements - CASE WHEN l.is_closed THEN l.booked ELSE 0 END AS movements,
		coalesce(CASE WHEN l.is_closed THEN l.owed + l.booked - l.closed_expected ELSE l.owed - ${LEFT} END, 0)
			AS since,
		coalesce(CASE WHEN l.is_closed THEN l.closed_expected ELSE ${LEFT} END, 0) AS expected,
		CASE WHEN NOT l.is_closed THEN 'open' WHEN l.residual = 0 THEN 'closed' ELSE 'difference' END AS state,
		CASE WHEN l.is_closed THEN l.counted END AS counted,
		CASE WHEN l.is_closed THEN l.residual END AS residual,
		coalesce(l.no, 0) AS no, l.closed_at, l.closed_by, l.seq
	FROM (${ledgerOf(asked)}) AS l
	JOIN companies c ON c.id = l.company_id
	JOIN surcussales s ON s.company_id = l.company_id AND s.id = l.surcussale_id
	LEFT JOIN users u ON u.id = s.supervisor_id
	WHERE ${ofSupervisor(asked.scope, 's.supervisor_id')}
		AND (l.has_moved OR l.no IS NOT NULL OR ${LEFT} > 0)`;

export const agentDay = (
	db: Db,
	asked: ClosingDay,
	agentId: string,
): Promise<(AgentDay & { seq: number }) | undefined> =>
	rowOf(
		db,
		sql<
			AgentDay & { seq: number }
		>`SELECT * FROM (${agentDays(asked)}) AS r WHERE r.id = ${agentId}`,
	);

const at = (column: string, id: string | undefined) =>
	id ? sql<boolean>`${sql.ref(`r.${column}`)} = ${id}::uuid` : sql<boolean>`true`;

const ofPlaces = ({ surcussale_id, supervisor_id }: Places) =>
	sql<boolean>`${at('surcussale_id', surcussale_id)} AND ${at('supervisor_id', supervisor_id)}`;

/** How many of the agents of these places are closed, and what is missing. */
export const progressOf = (db: Db, asked: ClosingDay, places: Places): Promise<ClosingProgress> =>
	theRow(
		db,
		sql<ClosingProgress>`
			SELECT p.agents, p.closed, p.differences, p.currency,
				CASE WHEN p.currency IS NOT NULL OR p.agents = 0 THEN p.missing END AS missing,
				CASE WHEN p.currency IS NOT NULL OR p.agents = 0 THEN p.surplus END AS surplus
			FROM (
				SELECT count(*) AS agents, count(*) FILTER (WHERE r.state <> 'open') AS closed,
					count(*) FILTER (WHERE r.state = 'difference') AS differences,
					coalesce(sum(-r.residual) FILTER (WHERE r.residual < 0), 0)::bigint AS missing,
					coalesce(sum(r.residual) FILTER (WHERE r.residual > 0), 0)::bigint AS surplus,
					CASE WHEN count(DISTINCT r.currency) = 1 THEN min(r.currency) END AS currency
				FROM (${agentDays(asked)}) AS r
				WHERE ${ofPlaces(places)}
			) AS p`,
	);

/** Of how many agents of these places something is left to change hands for the day, and nobody closed it. */
export async function unclosedOf(db: Db, asked: ClosingDay, places: Places): Promise<number> {
	const { agents } = await theRow(
		db,
		sql<{ agents: number }>`
			SELECT count(*) AS agents FROM (${agentDays(asked)}) AS r
			WHERE r.state = 'open' AND r.expected <> 0 AND ${ofPlaces(places)}`,
	);
	return agents;
}
