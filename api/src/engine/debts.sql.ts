import { type RawBuilder, sql } from 'kysely';

/** What an agent `a` handed over after a day, as `moved`; below 0 they were given more. */
export const movedSince = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`
	SELECT coalesce(sum(o.movements), 0)::bigint AS moved FROM ledger_days o
	WHERE o.company_id = a.company_id AND o.agent_id = a.id AND o.day > ${day}`;

/**
 * Of what was owed at the end of a day, what has not been handed over since and is owed still; 0 or less: nothing is. What the
 * agent was given since is a debt of the day that it was given on, so it adds nothing to this one; what they paid to winners
 * since is owed no more, as by `owes`, what they owe by now.
 */
export const leftOf = (
	owed: RawBuilder<unknown>,
	moved: RawBuilder<unknown>,
	owes: RawBuilder<unknown>,
) => sql<number>`least(${owed}, ${owed} - ${moved}, ${owes})`;

/**
 * The first of the days in a row of which something is left, as `day`, of an agent `a` who owes: those after the newest of which
 * nothing is. Days before `from` are not looked at. The sum runs back from the last day, so PostgreSQL reads no day more.
 */
export const debtBegan = (from: RawBuilder<unknown> = sql`'-infinity'`): RawBuilder<unknown> => sql`
	SELECT min(d.day) AS day FROM ledger_days d
	WHERE d.company_id = a.company_id AND d.agent_id = a.id AND d.day >= ${from} AND d.day > coalesce((
		SELECT l.day FROM (
			SELECT b.day, -b.balance AS owed, coalesce(sum(b.movements) OVER (ORDER BY b.day DESC
				ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::bigint AS moved
			FROM ledger_days b
			WHERE b.company_id = a.company_id AND b.agent_id = a.id AND b.day >= ${from}
		) AS l
		WHERE ${leftOf(sql`l.owed`, sql`l.moved`, sql`-a.balance`)} <= 0
		ORDER BY l.day DESC LIMIT 1
	), '-infinity')`;
