import { type AgentScore, SCORE_RULES, type Signal } from '@borlette/shared/contract/score';
import { type RawBuilder, sql } from 'kysely';
import { companyName, ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';

/** Whose agents, and which signals of them. */
export interface Seen {
	scope: Scope;
	signals: readonly Signal[];
}

const pointsOf = (signal: Signal) =>
	sql`max(g.points) FILTER (WHERE g.signal = ${sql.lit(signal)}) AS ${sql.ref(signal)}`;

/** What each agent has, in one row. */
const points = ({ scope, signals }: Seen) => sql`
	SELECT g.company_id, g.agent_id, sum(g.points)::int AS score, ${pointsOf('trend')}, ${pointsOf('debt')},
		${pointsOf('voids')}, ${pointsOf('late_wins')}, ${pointsOf('balls')}, ${pointsOf('player')}
	FROM agent_signals g
	WHERE ${ofCompany(scope, 'g')} AND g.signal = ANY (${[...signals]}::text[])
	GROUP BY g.company_id, g.agent_id`;

/** Up to which day each house was looked at. */
const looks = (scope: Scope) => sql`
	SELECT w.company_id, max(w.day) AS day, max(w.at) AS at FROM usual_signals w
	WHERE ${ofCompany(scope, 'w')} GROUP BY w.company_id`;

type Reasons = Pick<AgentScore, 'id' | 'signals'>;

/** Agents who may sell, but for the reasons. */
const agents = (seen: Seen) => {
	const { scope } = seen;
	return sql<Omit<AgentScore, 'signals'>>`
		SELECT a.id, ${companyName(scope, 'a')} AS companyname,
			agent_name(a.first_name, a.last_name, a.code) AS agent_name, a.username, a.surcussale_id,
			s.name AS surcussale_name, s.supervisor_id, u.first_name || ' ' || u.last_name AS supervisor_name,
			c.currency::text AS currency, p.score, p.trend, p.debt, p.voids, p.late_wins, p.balls, p.player, (
				SELECT count(*)::int FROM agent_days d
				WHERE d.company_id = a.company_id AND d.agent_id = a.id AND d.vente > 0
			) AS days, k.day - ${SCORE_RULES.days}::int + 1 AS since, k.day AS until, k.at AS as_of
		FROM agents a
		JOIN companies c ON c.id = a.company_id
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		LEFT JOIN users u ON u.id = s.supervisor_id
		LEFT JOIN (${points(seen)}) AS p ON p.company_id = a.company_id AND p.agent_id = a.id
		LEFT JOIN (${looks(scope)}) AS k ON k.company_id = a.company_id
		WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')} AND a.is_active`;
};

/** Why agents have the points. */
const reasons = ({ scope, signals }: Seen) => sql<Reasons>`
	SELECT a.id, coalesce((
		SELECT jsonb_agg(jsonb_build_object('signal', g.signal, 'points', g.points, 'value', g.value,
				'usual', w.usual, 'counted', g.counted, 'amount', g.amount)
			ORDER BY g.points DESC, array_position(${[...signals]}::text[], g.signal))
		FROM agent_signals g
		JOIN usual_signals w ON w.company_id = g.company_id AND w.signal = g.signal
		WHERE g.company_id = a.company_id AND g.agent_id = a.id AND g.signal = ANY (${[...signals]}::text[])
	), '[]') AS signals
	FROM agents a
	WHERE ${ofCompany(scope, 'a')}`;

/** Agents who may sell, with what is to be said of each. */
export const scoreRows = (seen: Seen) => ({
	rows: agents(seen) as RawBuilder<AgentScore>,
	details: reasons(seen),
	ties: ['agent_name'],
});

export const CONDITIONS = {
	/** Agents with a point of it. */
	signal: (
		signal: string,
	) => sql<boolean>`CASE ${signal} WHEN 'trend' THEN r.trend WHEN 'debt' THEN r.debt
		WHEN 'voids' THEN r.voids WHEN 'late_wins' THEN r.late_wins WHEN 'balls' THEN r.balls
		WHEN 'player' THEN r.player END > 0`,
};
