import { sql } from 'kysely';
import type { Tx } from '../../db/scope.ts';
import { primesOf } from './primes.ts';

interface Selling {
	companyId: string;
	zone: string;
	/** Agents whose ledgers are empty. */
	agents: readonly string[];
}

/** Of each line, in minor units: far below what makes a ball one to look at (`unusual.ts`). */
const LEAST_STAKE = 500;
const DRAWS = 4;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * What agents sold today for draws that still sell, with all that follows from it: counters, sums, ledger. By a few
 * statements for all of them, since it never was sold and a start may not wait for thousands of sales.
 */
export async function sellToday(tx: Tx, selling: Selling): Promise<void> {
	if (selling.agents.length === 0) return;
	await insertTickets(tx, selling);
	await sql`ANALYZE fiches, fiche_lines`.execute(tx);
	await countStakes(tx, selling);
	await sumUp(tx, selling);
	await insertLedger(tx, selling);
}

/** One to three fiches of two balls each, since midnight or for some hours; the night has less of them. */
async function insertTickets(tx: Tx, { companyId, zone, agents }: Selling): Promise<void> {
	const { prime1, prime2, prime3 } = primesOf('borlette');
	await sql`SELECT ensure_partitions(month) FROM (SELECT DISTINCT date_trunc('month', draw_date)::date AS month
		FROM tirage_instances WHERE company_id = ${companyId} AND state = 'open' AND close_at > now()) AS months`.execute(
		tx,
	);
	await sql`WITH selling AS (
			SELECT a.id, a.surcussale_id, s.supervisor_id, a.device_id, a.commission, s.commission AS of_branch,
				row_number() OVER (ORDER BY a.username) AS place
			FROM agents a JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE a.company_id = ${companyId} AND a.id = ANY (${agents}::uuid[])
		), draws AS (
			SELECT i.id, i.tirage_id, i.draw_date, i.opens_at, row_number() OVER (ORDER BY i.close_at, i.id) AS place
			FROM tirage_instances i JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE i.company_id = ${companyId} AND i.state = 'open' AND t.is_active
				AND i.opens_at <= now() AND i.close_at > now()
			ORDER BY i.close_at, i.id LIMIT ${DRAWS}
		), tickets AS MATERIALIZED (
			SELECT uuidv7() AS fiche_id, selling.*, ticket, draws.id AS instance_id, draws.tirage_id, draws.draw_date,
				now() - (now() - greatest(draws.opens_at, now() - interval '5 hours',
					(now() AT TIME ZONE ${zone})::date::timestamp AT TIME ZONE ${zone}))
					* (((selling.place * 37 + ticket * 13) % 97 + 1) / 100.0) AS sold_at,
				${LEAST_STAKE}::bigint * (1 + (selling.place + ticket) % 5) AS stake
			FROM selling JOIN generate_series(1, 3) AS ticket ON ticket <= 1 + selling.place % 3
			JOIN draws ON draws.place = 1 + (selling.place + ticket) % (SELECT nullif(count(*), 0) FROM draws)
		), sold AS (
			INSERT INTO fiches (company_id, draw_date, id, number, ref_code, security_code, agent_id, surcussale_id,
				supervisor_id, device_id, sold_at, total, commission, commission_surcussale)
			SELECT ${companyId}::uuid, draw_date, fiche_id,
				row_number() OVER (PARTITION BY id, draw_date ORDER BY sold_at, ticket),
				upper(left(md5(fiche_id::text), 12)), lpad((ticket * 7919 + place * 104729)::text, 6, '0'), id,
				surcussale_id, supervisor_id, device_id, sold_at, 2 * stake, 2 * (stake * commission / 10000),
				2 * (stake * of_branch / 10000)
			FROM tickets
		)
		INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id, agent_id,
			surcussale_id, game, option, numbers, stake, prime1, prime2, prime3, commission, commission_surcussale)
		SELECT ${companyId}::uuid, draw_date, fiche_id, line, instance_id, tirage_id, id, surcussale_id, 'borlette', 0,
			lpad(((place * 31 + ticket * 17 + line * 50) % 100)::text, 2, '0'), stake, ${prime1}, ${prime2}, ${prime3},
			stake * commission / 10000, stake * of_branch / 10000
		FROM tickets, generate_series(1, 2) AS line`.execute(tx);
}

/** For the company and by surcussale, beside what others sold; and of the whole game where a limit on it is counted. */
async function countStakes(tx: Tx, { companyId, agents }: Selling): Promise<void> {
	await sql`UPDATE exposures e SET staked = e.staked + sold.staked, liability = e.liability + sold.liability
		FROM (
			SELECT instance_id, game, sum(stake) AS staked, sum(stake * (prime1 + prime2 + prime3)) AS liability
			FROM fiche_lines WHERE company_id = ${companyId} AND agent_id = ANY (${agents}::uuid[])
			GROUP BY instance_id, game
		) AS sold
		WHERE e.company_id = ${companyId} AND e.instance_id = sold.instance_id AND e.game = sold.game
			AND e.numbers = '' AND e.holder_id = ${NOBODY}`.execute(tx);
	await sql`INSERT INTO exposures (company_id, instance_id, game, option, numbers, holder_id, staked, liability)
		SELECT l.company_id, l.instance_id, l.game, l.option, l.numbers, whose.holder_id, sum(l.stake),
			sum(l.stake * (l.prime1 + l.prime2 + l.prime3))
		FROM fiche_lines l CROSS JOIN LATERAL (VALUES (${NOBODY}::uuid), (l.surcussale_id)) AS whose (holder_id)
		WHERE l.company_id = ${companyId} AND l.agent_id = ANY (${agents}::uuid[])
		GROUP BY l.company_id, l.instance_id, l.game, l.option, l.numbers, whose.holder_id
		ON CONFLICT (company_id, instance_id, holder_id, game, option, numbers) DO UPDATE
			SET staked = exposures.staked + excluded.staked, liability = exposures.liability + excluded.liability`.execute(
		tx,
	);
}

async function sumUp(tx: Tx, { companyId, agents }: Selling): Promise<void> {
	await sql`INSERT INTO rollups (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id,
			game, tirage_id, fiches, home_fiches, fiches_gagnantes, home_gagnantes, lines, vente,
			commission, commission_surcussale, gain, paid, deleted_fiches, home_deleted, deleted_vente)
		SELECT * FROM rollups_raw WHERE company_id = ${companyId} AND agent_id = ANY (${agents}::uuid[])`.execute(
		tx,
	);
}

/** Of each fiche the sale and the commission on it. */
async function insertLedger(tx: Tx, { companyId, agents }: Selling): Promise<void> {
	await sql`INSERT INTO wallet_entries (company_id, agent_id, seq, at, kind, amount, balance, ref_code, actor_name)
		SELECT company_id, agent_id, row_number() OVER own, sold_at, kind, amount, sum(amount) OVER own, ref_code, name
		FROM (
			SELECT f.company_id, f.agent_id, f.sold_at, f.ref_code, agent_name(a.first_name, a.last_name, a.code) AS name,
				entry.kind, entry.place,
				CASE entry.kind WHEN 'sale' THEN -f.total ELSE f.commission END AS amount
			FROM fiches f JOIN agents a ON a.company_id = f.company_id AND a.id = f.agent_id
			CROSS JOIN (VALUES (1, 'sale'), (2, 'commission')) AS entry (place, kind)
			WHERE f.company_id = ${companyId} AND f.agent_id = ANY (${agents}::uuid[])
		) AS entries
		WINDOW own AS (PARTITION BY agent_id ORDER BY sold_at, ref_code, place ROWS UNBOUNDED PRECEDING)`.execute(
		tx,
	);
	await sql`UPDATE agents a SET balance = newest.balance, wallet_seq = newest.seq
		FROM (
			SELECT DISTINCT ON (agent_id) agent_id, seq, balance FROM wallet_entries
			WHERE company_id = ${companyId} AND agent_id = ANY (${agents}::uuid[]) ORDER BY agent_id, seq DESC
		) AS newest
		WHERE a.company_id = ${companyId} AND a.id = newest.agent_id`.execute(tx);
	await sql`INSERT INTO ledger_days SELECT * FROM ledger_days_raw
		WHERE company_id = ${companyId} AND agent_id = ANY (${agents}::uuid[])`.execute(tx);
}
