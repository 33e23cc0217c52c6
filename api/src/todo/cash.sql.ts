import { TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import { beginOf } from '../db/clock.ts';
import { leftOf, movedSince } from '../engine/debts.sql.ts';
import { type CauseOf, NAMES } from './cause.ts';

/** Of a company, its currency and the day that it is there. */
const house = (companyId: string) => sql`
	SELECT c.id, c.currency, c.timezone, (now() AT TIME ZONE c.timezone)::date AS today FROM companies c
	WHERE c.id = ${companyId}`;

/** Of all surcussales, or of this one alone: only there may money that one agent moved have changed anything. */
const inPlace = (surcussaleId: string | undefined): RawBuilder<boolean> =>
	surcussaleId ? sql<boolean>`a.surcussale_id = ${surcussaleId}::uuid` : sql<boolean>`true`;

/** Whether a closing `k` stands for the newest entry of its day, `l`. */
const IN_FORCE = sql`(l.seq <= k.seq OR l.seq IS NOT DISTINCT FROM k.booked_seq)`;

/** One entry for each surcussale and day, of rows with the agent and the amount; worked out once, not for each surcussale. */
const bySurcussale = (found: RawBuilder<unknown>, grade: RawBuilder<string>) => sql<
	CauseOf<'cash_difference' | 'debt_overdue'>
>`
	WITH each AS MATERIALIZED (${found})
	SELECT f.surcussale_id || ':' || f.day AS subject, f.surcussale_id,
		${grade} AS grade, ${beginOf(sql`(f.day + 1)`, sql`f.timezone`)} AS due_at,
		jsonb_build_object('surcussale', s.name, 'surcussale_id', s.id, 'day', f.day, 'count', count(*),
			'names', to_jsonb((array_agg(agent_name(a.first_name, a.last_name, a.code)
				ORDER BY abs(f.amount) DESC))[1:${sql.lit(NAMES)}]),
			'amount', sum(f.amount), 'currency', f.currency) AS facts
	FROM each f
	JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
	JOIN surcussales s ON s.company_id = f.company_id AND s.id = f.surcussale_id
	GROUP BY f.surcussale_id, f.day, f.currency, f.timezone, s.name, s.id`;

const MISSING = leftOf(sql`-k.residual`, sql`since.moved`, sql`-a.balance`);

/**
 * Closings of the last days that are in force with a difference: what is missing until it is owed no more, what was
 * too much on its day.
 */
export const cashDifferences = (
	companyId: string,
	surcussaleId?: string,
): RawBuilder<CauseOf<'cash_difference'>> =>
	bySurcussale(
		sql`
		SELECT a.company_id, a.id AS agent_id, a.surcussale_id, k.day, h.currency, h.timezone,
			CASE WHEN k.residual < 0 THEN -${MISSING} ELSE k.residual END AS amount
		FROM (${house(companyId)}) AS h
		CROSS JOIN LATERAL (
			SELECT DISTINCT ON (c.agent_id) c.agent_id, c.day, c.residual, c.seq, c.booked_seq FROM closings c
			WHERE c.company_id = h.id AND c.day > h.today - ${TODO_RULES.differenceDays}::int
				AND c.agent_id IN (SELECT a.id FROM agents a WHERE a.company_id = h.id AND ${inPlace(surcussaleId)})
			ORDER BY c.agent_id, c.day DESC, c.no DESC
		) AS k
		JOIN agents a ON a.company_id = h.id AND a.id = k.agent_id
		CROSS JOIN LATERAL (
			-- By its key for the few with a difference: joined, all days that there ever were would be read.
			SELECT d.seq FROM ledger_days d
			WHERE d.company_id = a.company_id AND d.agent_id = a.id AND d.day = k.day LIMIT 1
		) AS l
		CROSS JOIN LATERAL (${movedSince(sql`k.day`)}) AS since
		WHERE k.residual <> 0 AND ${IN_FORCE}
			AND (k.residual < 0 AND ${MISSING} > 0 OR k.day = h.today)`,
		sql<string>`count(*)::text`,
	);

const OWED = leftOf(sql`-l.balance`, sql`since.moved`, sql`-a.balance`);

/**
 * What agents owed at the end of their newest day before today, as a closing expects it by now;
 * without those whose closing told the difference.
 */
export const overdueDebts = (
	companyId: string,
	surcussaleId?: string,
): RawBuilder<CauseOf<'debt_overdue'>> =>
	bySurcussale(
		sql`
		SELECT a.company_id, a.id AS agent_id, a.surcussale_id, l.day, h.currency, h.timezone,
			${OWED} AS amount
		FROM (${house(companyId)}) AS h
		JOIN agents a ON a.company_id = h.id AND a.balance < 0 AND ${inPlace(surcussaleId)}
		CROSS JOIN LATERAL (
			SELECT d.day, d.seq, d.balance FROM ledger_days d
			WHERE d.company_id = a.company_id AND d.agent_id = a.id AND d.day < h.today
			ORDER BY d.day DESC LIMIT 1
		) AS l
		CROSS JOIN LATERAL (${movedSince(sql`l.day`)}) AS since
		LEFT JOIN LATERAL (
			SELECT k.residual, k.seq, k.booked_seq FROM closings k
			WHERE k.company_id = a.company_id AND k.agent_id = a.id AND k.day = l.day
			ORDER BY k.no DESC LIMIT 1
		) AS k ON true
		WHERE ${OWED} > 0
			AND (k.residual IS NULL OR k.residual >= 0 OR NOT ${IN_FORCE})`,
		sql<string>`''`,
	);
