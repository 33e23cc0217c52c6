import type { AgentDay, ClosingProgress } from '@borlette/shared/contract/cloture';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

/** A day of a zone, as whoever is confined to the scope sees it. */
export interface ClosingDay {
	scope: Scope;
	day: string;
	zone: string;
}

export interface Places {
	surcussale_id?: string | undefined;
	supervisor_id?: string | undefined;
}

const startOf = ({ day, zone }: ClosingDay) =>
	sql<Date>`${day}::date::timestamp AT TIME ZONE ${zone}`;
const endOf = ({ day, zone }: ClosingDay) =>
	sql<Date>`(${day}::date + 1)::timestamp AT TIME ZONE ${zone}`;

const kinds = (...names: string[]) =>
	sql`coalesce(sum(w.amount) FILTER (WHERE w.kind IN (${sql.join(names.map((name) => sql.lit(name)))})), 0)::bigint`;

/** What the entries of the day come to, by agent. */
const entriesOf = (asked: ClosingDay) => sql`
	SELECT w.company_id, w.agent_id, max(w.seq) AS seq, sum(w.amount)::bigint AS change,
		-${kinds('sale')} AS sales, ${kinds('reversal')} AS reversals,
		${kinds('commission')} AS commission, ${kinds('payout')} AS payouts,
		${kinds('deposit', 'withdrawal', 'adjustment')} AS movements
	FROM wallet_entries w
	WHERE ${ofCompany(asked.scope, 'w')} AND w.at >= ${startOf(asked)} AND w.at < ${endOf(asked)}
	GROUP BY w.company_id, w.agent_id`;

/** What was handed over after the day, by agent. */
const movedSince = (asked: ClosingDay) => sql`
	SELECT w.company_id, w.agent_id, sum(w.amount)::bigint AS amount
	FROM wallet_entries w
	WHERE ${ofCompany(asked.scope, 'w')} AND w.at >= ${endOf(asked)}
		AND w.kind IN ('deposit', 'withdrawal', 'adjustment')
	GROUP BY w.company_id, w.agent_id`;

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
	SELECT a.company_id, a.id, a.first_name, a.last_name, a.code, a.username, a.surcussale_id,
		d.change, d.sales, d.reversals, d.commission, d.payouts, d.movements,
		e.seq, -e.balance AS owed, coalesce(m.amount, 0) AS moved,
		k.no, k.expected AS closed_expected, k.counted, k.residual, k.at AS closed_at, k.actor_name AS closed_by,
		k.no IS NOT NULL AND (e.seq <= k.seq OR e.seq IS NOT DISTINCT FROM k.booked_seq) AS is_closed,
		CASE WHEN k.booked_seq = e.seq THEN e.amount ELSE 0 END AS booked
	FROM agents a
	LEFT JOIN (${entriesOf(asked)}) AS d ON d.company_id = a.company_id AND d.agent_id = a.id
	LEFT JOIN (${movedSince(asked)}) AS m ON m.company_id = a.company_id AND m.agent_id = a.id
	LEFT JOIN (${newestClosings(asked)}) AS k ON k.company_id = a.company_id AND k.agent_id = a.id
	JOIN wallet_entries e ON e.company_id = a.company_id AND e.agent_id = a.id
		AND e.seq = CASE WHEN d.seq IS NULL THEN wallet_seq_before(a.company_id, a.id, ${endOf(asked)})
			ELSE d.seq END
	WHERE ${ofCompany(asked.scope, 'a')}`;

/** Of what was owed at the end of the day, what has not been handed over since: never more, never the other way. */
const LEFT = sql`CASE WHEN l.owed > 0 THEN greatest(0, least(l.owed, l.owed - l.moved))
	ELSE least(0, greatest(l.owed, l.owed - l.moved)) END`;

/** Agents with an entry on the day, a debt at its end, or a closing. */
export const agentDays = (asked: ClosingDay): RawBuilder<AgentDay & { seq: number }> => sql<
	AgentDay & { seq: number }
>`
	SELECT l.id, ${asked.scope.companyId ? sql`NULL::text` : sql`c.companyname`} AS companyname,
		agent_name(l.first_name, l.last_name, l.code) AS agent_name, l.username, l.surcussale_id, s.name AS surcussale_name,
		s.supervisor_id, u.first_name || ' ' || u.last_name AS supervisor_name, c.currency::text AS currency,
		l.owed + coalesce(l.change, 0) AS opening, coalesce(l.sales, 0) AS sales,
		coalesce(l.reversals, 0) AS reversals, coalesce(l.commission, 0) AS commission,
		coalesce(l.payouts, 0) AS payouts,
		coalesce(l.movements, 0) - CASE WHEN l.is_closed THEN l.booked ELSE 0 END AS movements,
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
		AND (l.change IS NOT NULL OR l.no IS NOT NULL OR ${LEFT} > 0)`;

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

/** How many of the agents of these places are closed, and what is missing. */
export const progressOf = (
	db: Db,
	asked: ClosingDay,
	{ surcussale_id, supervisor_id }: Places,
): Promise<ClosingProgress> =>
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
				WHERE ${at('surcussale_id', surcussale_id)} AND ${at('supervisor_id', supervisor_id)}
			) AS p`,
	);
