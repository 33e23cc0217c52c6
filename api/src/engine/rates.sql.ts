import { PRIME_TARGETS, type PrimeTarget, RATES, type Rate } from '@borlette/shared/contract/prime';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowOf, rowsOf } from '../db/rows.ts';

/** Whom a prime is for; what is null is left open. */
export interface Target {
	agent_id?: string | null;
	tirage_id?: string | null;
	surcussale_id?: string | null;
}

const isOf = ({ agent_id, tirage_id, surcussale_id }: Target): RawBuilder<boolean> => sql<boolean>`
	(p.agent_id, p.tirage_id, p.surcussale_id) IS NOT DISTINCT FROM
		(${agent_id ?? null}::uuid, ${tirage_id ?? null}::uuid, ${surcussale_id ?? null}::uuid)`;

/** Where an agent sells now. */
export const surcussaleOf = (db: Db, companyId: string, agentId: string) =>
	rowOf(
		db,
		sql<{ surcussale_id: string }>`SELECT surcussale_id FROM agents
			WHERE company_id = ${companyId} AND id = ${agentId}`,
	);

/** The rates a target has of its own; `undefined` while it has no prime. */
export const savedRates = (db: Db, companyId: string, target: Target) =>
	rowOf(
		db,
		sql<
			Record<Rate, number | null>
		>`SELECT ${sql.join(RATES.map((rate) => sql.ref(`p.${rate}`)))} FROM primes p
			WHERE p.company_id = ${companyId} AND ${isOf(target)}`,
	);

/** An agent, or some of them, whose rates are asked for: what is left out is not known. */
export interface AskedTarget extends Target {
	/** Which of those asked about. */
	place: number;
}

export interface NearestRate {
	place: number;
	rate: Rate;
	units: number;
	from: PrimeTarget;
}

/** By target and rate, what applies but for the prime of `except`: the order is that of a sale. */
export const nearestRates = (
	db: Db,
	companyId: string,
	asked: readonly AskedTarget[],
	except: Target,
): Promise<NearestRate[]> =>
	rowsOf(
		db,
		sql<NearestRate>`
			SELECT DISTINCT ON (s.place, v.rate) s.place, v.rate, v.units, p.target AS "from"
			FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
				AS s (place integer, agent_id uuid, tirage_id uuid, surcussale_id uuid)
			JOIN primes p ON p.company_id = ${companyId} AND NOT ${isOf(except)}
				AND (p.agent_id IS NULL OR p.agent_id = s.agent_id)
				AND (p.tirage_id IS NULL OR p.tirage_id = s.tirage_id)
				AND (p.surcussale_id IS NULL OR p.surcussale_id = s.surcussale_id)
			CROSS JOIN LATERAL (VALUES ${sql.join(
				RATES.map((rate) => sql`(${sql.lit(rate)}, ${sql.ref(`p.${rate}`)})`),
			)}) AS v (rate, units)
			WHERE v.units IS NOT NULL
			ORDER BY s.place, v.rate, array_position(${[...PRIME_TARGETS]}::text[], p.target)`,
	);
