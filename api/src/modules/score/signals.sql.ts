import { SCORE_RULES, SIGNAL_RULES, SIGNALS } from '@borlette/shared/contract/score';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { leftOf, movedSince } from '../../engine/debts.sql.ts';

/** From where on each signal counts, as rows. */
const RULES = JSON.stringify(
	SIGNALS.map((signal) => {
		const { fewest, least, times } = SIGNAL_RULES[signal];
		return { signal, fewest, least, times };
	}),
);

/** Days before the recent ones, of which there are as many weeks: what an agent sells is compared with the same weekdays. */
const EARLIER_DAYS = SCORE_RULES.days - SCORE_RULES.recentDays;

/** What the days of each agent come to who sells long enough. */
const sumsOfDays = sql`
	SELECT d.company_id, d.agent_id, count(*) FILTER (WHERE d.vente > 0)::int AS days, sum(d.fiches) AS fiches,
		sum(d.vente) AS vente, sum(d.wins) AS wins, sum(d.voids)::int AS voids, sum(d.late_wins)::int AS late_wins,
		sum(d.balls)::int AS balls, sum(d.player)::int AS player, sum(d.player_staked)::bigint AS player_staked,
		coalesce(sum(d.vente) FILTER (WHERE d.day > h.until - ${SCORE_RULES.recentDays}::int), 0)
			/ ${SCORE_RULES.recentDays}::int AS recent,
		sum(d.vente) FILTER (WHERE d.day <= h.until - ${SCORE_RULES.recentDays}::int) AS earlier,
		-- An agent who began meanwhile sold on fewer days.
		least(h.until - ${SCORE_RULES.recentDays}::int + 1 - min(d.day) FILTER (WHERE d.vente > 0),
			${sql.lit(EARLIER_DAYS)}) AS earlier_days,
		percentile_disc(0.5) WITHIN GROUP (ORDER BY d.vente) FILTER (WHERE d.vente > 0) AS usual_day
	FROM house h
	JOIN agent_days d ON d.company_id = h.id AND d.day BETWEEN h.until - ${SCORE_RULES.days}::int + 1 AND h.until
	JOIN agents a ON a.company_id = d.company_id AND a.id = d.agent_id AND a.is_active
	GROUP BY d.company_id, d.agent_id, h.until
	HAVING count(*) FILTER (WHERE d.vente > 0) >= ${SCORE_RULES.leastDays}::int`;

/** What each of them owes for days that are over, as a closing sees it: less what was handed over since; and still owes. */
const debtsOfDays = sql`
	SELECT s.agent_id, s.usual_day,
		greatest(0, ${leftOf(sql`-coalesce(l.balance, 0)`, sql`since.moved`, sql`-a.balance`)})::bigint AS owed
	FROM sums s
	JOIN agents a ON a.company_id = s.company_id AND a.id = s.agent_id
	CROSS JOIN house h
	LEFT JOIN LATERAL (
		SELECT d.day, d.balance FROM ledger_days d
		WHERE d.company_id = s.company_id AND d.agent_id = s.agent_id AND d.day <= h.until
		ORDER BY d.day DESC LIMIT 1
	) AS l ON true
	CROSS JOIN LATERAL (${movedSince(sql`l.day`)}) AS since`;

/** So much of a whole, in basis points. */
const share = (part: string, whole: string) =>
	sql`(${sql.ref(part)} * 10000 / ${sql.ref(whole)})::bigint`;

/** Every figure of every agent, by signal. */
const figures = sql`
	SELECT s.agent_id, 'trend' AS signal, (10000 - s.recent * s.earlier_days * 10000 / s.earlier)::bigint AS value,
		s.days AS counted, s.recent::bigint AS amount
	FROM sums s WHERE s.earlier > 0 AND s.earlier_days >= ${SCORE_RULES.recentDays}::int
	UNION ALL
	SELECT d.agent_id, 'debt', (d.owed * 100 / d.usual_day)::bigint, (d.owed > 0)::int, d.owed FROM debts d
	UNION ALL
	SELECT s.agent_id, 'voids', ${share('s.voids', 's.fiches')}, s.voids, 0 FROM sums s
	UNION ALL
	SELECT s.agent_id, 'late_wins', ${share('s.late_wins', 's.wins')}, s.late_wins, 0 FROM sums s WHERE s.wins > 0
	UNION ALL
	SELECT s.agent_id, 'balls', ${share('s.balls', 's.fiches')}, s.balls, 0 FROM sums s
	UNION ALL
	SELECT s.agent_id, 'player', ${share('s.player_staked', 's.vente')}, s.player, s.player_staked FROM sums s`;

/** Whether a figure earns so many points, by its rule; `greatest` passes over what is not known. */
const points = (earned: 1 | 2) => {
	const at = sql.lit(earned);
	return sql`f.counted >= r.fewest[${at}] AND f.value >= greatest(r.least[${at}], u.usual * r.times[${at}])`;
};

/**
 * Says of each agent of the company what the days that are over tell, and what is usual. Written is only what is another
 * figure than before.
 */
export async function keepSignals(db: Db, companyId: string): Promise<void> {
	await sql`
		WITH house AS (
			SELECT c.id, (now() AT TIME ZONE c.timezone)::date - 1 AS until FROM companies c WHERE c.id = ${companyId}
		), sums AS MATERIALIZED (${sumsOfDays}), debts AS (${debtsOfDays}),
		figures AS MATERIALIZED (${figures}), usuals AS MATERIALIZED (
			SELECT f.signal, CASE WHEN count(*) >= ${SCORE_RULES.leastAgents}::int
				THEN round(percentile_cont(0.5) WITHIN GROUP (ORDER BY f.value))::bigint END AS usual
			FROM figures f GROUP BY f.signal
		), rules AS (
			SELECT r.signal, r.fewest, r.least, r.times FROM jsonb_to_recordset(${RULES}::jsonb)
				AS r (signal text, fewest int[], least int[], times int[])
		), told AS (
			INSERT INTO usual_signals (company_id, signal, usual, day, at)
			SELECT h.id, u.signal, u.usual, h.until, now() FROM usuals u CROSS JOIN house h
			ON CONFLICT (company_id, signal) DO UPDATE
			SET usual = excluded.usual, day = excluded.day, at = excluded.at
		), gone AS (
			DELETE FROM agent_signals k WHERE k.company_id = ${companyId}
				AND NOT EXISTS (SELECT FROM figures f WHERE f.agent_id = k.agent_id AND f.signal = k.signal)
		)
		INSERT INTO agent_signals (company_id, agent_id, signal, points, value, counted, amount)
		SELECT ${companyId}::uuid, f.agent_id, f.signal,
			CASE WHEN ${points(2)} THEN 2 WHEN ${points(1)} THEN 1 ELSE 0 END, f.value, f.counted, f.amount
		FROM figures f
		JOIN usuals u ON u.signal = f.signal
		JOIN rules r ON r.signal = f.signal
		ON CONFLICT (company_id, agent_id, signal) DO UPDATE
		SET points = excluded.points, value = excluded.value, counted = excluded.counted, amount = excluded.amount
		WHERE (agent_signals.points, agent_signals.value, agent_signals.counted, agent_signals.amount)
			IS DISTINCT FROM (excluded.points, excluded.value, excluded.counted, excluded.amount)`.execute(
		db,
	);
}
