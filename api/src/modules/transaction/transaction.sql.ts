import { sql } from 'kysely';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import type { Period } from '../../engine/period.ts';
import type { AddedUp } from '../../http/list.sql.ts';

interface AddedEntries {
	agent_id: string;
	surcussale_id: string;
	currency: string;
	count: number;
	amount: number;
}

/**
 * What the entries of those days come to, by agent: sums are kept by day of the company's zone, and an agent's entries are
 * numbered without a gap. In "Toutes" days are those of one zone for all: nobody keeps sums of these.
 */
export const entriesAdded = (scope: Scope, { start, end }: Period): AddedUp | undefined =>
	scope.companyId === null
		? undefined
		: {
				filters: ['agent_id', 'surcussale_id', 'supervisor_id'],
				rows: sql<AddedEntries>`
	SELECT a.id AS agent_id, a.surcussale_id, c.currency, d.amount, d.seq - coalesce((
			SELECT b.seq FROM ledger_days b
			WHERE b.company_id = a.company_id AND b.agent_id = a.id AND b.day < ${start}::date
			ORDER BY b.day DESC LIMIT 1), 0) AS count
	FROM agents a
	JOIN companies c ON c.id = a.company_id
	JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
	CROSS JOIN LATERAL (
		SELECT max(o.seq) AS seq,
			coalesce(sum(o.sales + o.reversals + o.commission + o.payouts + o.movements), 0)::bigint AS amount
		FROM ledger_days o
		WHERE o.company_id = a.company_id AND o.agent_id = a.id AND o.day BETWEEN ${start}::date AND ${end}::date
	) AS d
	WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')} AND d.seq IS NOT NULL`,
			};
