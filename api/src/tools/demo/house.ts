import { sql } from 'kysely';
import { rowsOf, theRow } from '../../db/rows.ts';
import type { Tx } from '../../db/scope.ts';
import { sellToday } from './house-sales.ts';
import { FIRST_NAMES, LAST_NAMES } from './people.ts';
import { CITIES } from './places.ts';

const AGENTS_OF_A_BRANCH = 12;

/** One in so many of those who are added has no terminal, and has never sold. */
const ONE_WITHOUT_TERMINAL = 20;

/**
 * Makes a company of the demo a large house: adds branches and agents until it has `agents` of them, as many
 * of them namesakes as in any such house. Most of them are at work today and owe what they took in.
 */
export async function growHouse(
	tx: Tx,
	{ companyId, zone, agents }: { companyId: string; zone: string; agents: number },
): Promise<void> {
	const { count, there } = await theRow(
		tx,
		sql<{ count: number; there: number }>`SELECT count(*),
			(SELECT count(*) FROM surcussales WHERE company_id = ${companyId}) AS there
			FROM agents WHERE company_id = ${companyId}`,
	);
	const missing = agents - count;
	if (missing <= 0) return;
	const branches = Math.ceil(missing / AGENTS_OF_A_BRANCH);
	const added = await rowsOf(
		tx,
		sql<{ id: string; device_id: string }>`WITH added AS (
			INSERT INTO surcussales (company_id, name, city, address, phone, commission, supervisor_id, created_at)
			SELECT ${companyId}::uuid, city || ' ' || (100 + ${there}::integer + branch), city, branch || ', Grand-Rue',
				'+5093700' || lpad(branch::text, 4, '0'), 150, supervisors.ids[1 + branch % cardinality(supervisors.ids)],
				now() - interval '440 days'
			FROM generate_series(1, ${branches}::integer) AS branch,
				LATERAL (SELECT (${[...CITIES]}::text[])[1 + branch % ${CITIES.length}] AS city) AS place,
				(SELECT array_agg(id) AS ids FROM supervisors WHERE company_id = ${companyId}) AS supervisors
			RETURNING id
		), numbered AS (SELECT id, row_number() OVER () AS branch FROM added)
		INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name, last_name, phone, commission, device_id, created_at)
		SELECT ${companyId}::uuid, numbered.id, 'agent' || (${count} + agent),
			(SELECT password_hash FROM agents WHERE company_id = ${companyId} LIMIT 1),
			(${[...FIRST_NAMES]}::text[])[1 + (agent * 7 + agent / 30) % ${FIRST_NAMES.length}],
			(${[...LAST_NAMES]}::text[])[1 + (agent * 11 + agent / 25) % ${LAST_NAMES.length}],
			'+50938' || lpad(((agent * 7919) % 1000000)::text, 6, '0'), 1200,
			CASE WHEN agent % ${ONE_WITHOUT_TERMINAL}::integer = 0 THEN '' ELSE 'POS-H' || (${count} + agent) END,
			now() - make_interval(days => 30 + agent * 7 % 400)
		FROM generate_series(1, ${missing}::integer) AS agent
		JOIN numbered ON numbered.branch = 1 + agent % ${branches}
		RETURNING id, device_id`,
	);
	const bound = added.filter(({ device_id }) => device_id !== '').map(({ id }) => id);
	await sellToday(tx, { companyId, zone, agents: bound });
}
