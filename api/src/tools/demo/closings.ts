import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { personOf } from './live.sql.ts';

/**
 * The closings of the last day that agents handed their money over for; one of them came short
 * (database/demo/history.sql). In a transaction of the company.
 * @param by username of who counted
 */
export async function insertClosings(
	db: Db,
	{ companyId, zone, by }: { companyId: string; zone: string; by: string },
): Promise<void> {
	const { scope, name } = await personOf(db, companyId, by);
	await sql`INSERT INTO closings (company_id, day, agent_id, no, expected, counted, residual, seq,
			booked_seq, actor_id, actor_name, at)
		SELECT ${companyId}::uuid, given.day, last.agent_id, 1, -last.balance, coalesce(abs(paid.amount), 0),
			coalesce(abs(paid.amount), 0) - abs(last.balance), last.seq, paid.seq, ${scope.userId}::uuid,
			${name}, given.at
		FROM (
			SELECT day, (day + 1 + time '08:00') AT TIME ZONE ${zone} AS at
			FROM (SELECT ((now() AT TIME ZONE ${zone}) - interval '8 hours')::date - 1 AS day) AS newest
		) AS given
		CROSS JOIN LATERAL (
			SELECT DISTINCT ON (agent_id) agent_id, seq, balance FROM wallet_entries
			WHERE company_id = ${companyId} AND (at AT TIME ZONE ${zone})::date = given.day
			ORDER BY agent_id, seq DESC
		) AS last
		LEFT JOIN wallet_entries paid ON paid.company_id = ${companyId} AND paid.agent_id = last.agent_id
			AND paid.at = given.at AND paid.kind IN ('deposit', 'withdrawal')`.execute(db);
}
