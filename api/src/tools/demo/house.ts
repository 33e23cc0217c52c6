import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import type { Tx } from '../../db/scope.ts';
import { FIRST_NAMES, LAST_NAMES } from './people.ts';
import { CITIES } from './places.ts';

const AGENTS_OF_A_BRANCH = 12;

/**
 * Makes a company of the demo a large house: adds branches and agents until it has `agents` of them, as many
 * of them namesakes as in any such house. They have sold nothing yet.
 */
export async function growHouse(tx: Tx, companyId: string, agents: number): Promise<void> {
	const { count } = await theRow(
		tx,
		sql<{ count: number }>`SELECT count(*) FROM agents WHERE company_id = ${companyId}`,
	);
	const missing = agents - count;
	if (missing <= 0) return;
	const branches = Math.ceil(missing / AGENTS_OF_A_BRANCH);
	await sql`WITH added AS (
			INSERT INTO surcussales (company_id, name, city, address, phone, commission, supervisor_id)
			SELECT ${companyId}::uuid, city || ' ' || (100 + branch), city, branch || ', Grand-Rue',
				'+5093700' || lpad(branch::text, 4, '0'), 150, supervisors.ids[1 + branch % cardinality(supervisors.ids)]
			FROM generate_series(1, ${branches}::integer) AS branch,
				LATERAL (SELECT (${[...CITIES]}::text[])[1 + branch % ${CITIES.length}] AS city) AS place,
				(SELECT array_agg(id) AS ids FROM supervisors WHERE company_id = ${companyId}) AS supervisors
			RETURNING id
		), numbered AS (SELECT id, row_number() OVER () AS branch FROM added)
		INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name, last_name, phone, commission)
		SELECT ${companyId}::uuid, numbered.id, 'agent' || (${count} + agent),
			(SELECT password_hash FROM agents WHERE company_id = ${companyId} LIMIT 1),
			(${[...FIRST_NAMES]}::text[])[1 + (agent * 7 + agent / 30) % ${FIRST_NAMES.length}],
			(${[...LAST_NAMES]}::text[])[1 + (agent * 11 + agent / 25) % ${LAST_NAMES.length}],
			'+50938' || lpad(((agent * 7919) % 1000000)::text, 6, '0'), 1200
		FROM generate_series(1, ${missing}::integer) AS agent
		JOIN numbered ON numbered.branch = 1 + agent % ${branches}`.execute(tx);
}
