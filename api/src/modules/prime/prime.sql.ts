import {
	PRIME_TARGETS,
	type Prime,
	type PrimeAgent,
	type PrimeSurcussale,
	type PrimeTarget,
	type PrimeTirage,
	RATES,
	type Rate,
} from '@borlette/shared/contract/prime';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';

export type PrimeKind = 'tirage' | 'agent' | 'surcussale';

/** What the database knows; what the rates amount to is worked out of it (prime.service.ts). */
export type Stored<P> = Omit<P, 'return_to_player' | 'is_official'>;
/** A prime of any target. */
export type PrimeRow = Stored<PrimeAgent & Omit<PrimeTirage, 'tirage_name'> & PrimeSurcussale>;

const COLUMNS = sql.join(RATES.map((rate) => sql.ref(`p.${rate}`)));
/** By rate, what the nearest target that has it pays. */
const effective = (agent: RawBuilder<unknown>, surcussale: RawBuilder<unknown>) =>
	sql`effective_primes(p.company_id, ${agent}, ${surcussale}, p.tirage_id)`;

export const generalRows = (scope: Scope): RawBuilder<Stored<Prime>> => sql<Stored<Prime>>`
	SELECT p.id, p.company_id, c.companyname, ${COLUMNS}, to_jsonb(e) AS effective, p.version, p.created_at
	FROM primes p
	CROSS JOIN LATERAL ${effective(sql`NULL`, sql`NULL`)} AS e
	JOIN companies c ON c.id = p.company_id
	WHERE ${ofCompany(scope, 'p')} AND p.target = 'general'`;

const TARGETS: Record<PrimeKind, RawBuilder<boolean>> = {
	tirage: sql`p.target = 'tirage'`,
	agent: sql`p.target IN ('agent', 'agent_tirage')`,
	surcussale: sql`p.target = 'surcussale'`,
};

/** A supervisor sees the primes of draws, and those of their own agents and surcussales. */
const ofOwn = ({ supervisorId }: Scope) =>
	supervisorId
		? sql`(p.target = 'tirage'
			OR coalesce(s.supervisor_id, o.supervisor_id) = ${supervisorId}::uuid)`
		: sql`true`;

export const primeRows = (scope: Scope, kind: PrimeKind): RawBuilder<PrimeRow> => sql<PrimeRow>`
	SELECT p.id, p.tirage_id, p.agent_id, p.surcussale_id, ${COLUMNS}, to_jsonb(e) AS effective,
		t.name AS tirage_name, a.first_name || ' ' || a.last_name AS agent_name,
		s.name AS surcussale_name, p.version, p.created_at
	FROM primes p
	LEFT JOIN tirages t ON t.company_id = p.company_id AND t.id = p.tirage_id
	LEFT JOIN agents a ON a.company_id = p.company_id AND a.id = p.agent_id
	LEFT JOIN surcussales o ON o.company_id = a.company_id AND o.id = a.surcussale_id
	LEFT JOIN surcussales s ON s.company_id = p.company_id AND s.id = p.surcussale_id
	CROSS JOIN LATERAL ${effective(sql`p.agent_id`, sql`coalesce(p.surcussale_id, a.surcussale_id)`)} AS e
	WHERE ${ofCompany(scope, 'p')} AND ${TARGETS[kind]} AND ${ofOwn(scope)}`;

export const findPrime = (db: Db, scope: Scope, kind: PrimeKind, id: string) =>
	rowOf(db, sql<PrimeRow>`SELECT * FROM (${primeRows(scope, kind)}) AS r WHERE id = ${id}`);

/** Of the company worked on. */
export const findGeneral = (db: Db, companyId: string, scope: Scope) =>
	rowOf(
		db,
		sql<Stored<Prime>>`SELECT * FROM (${generalRows(scope)}) AS r WHERE company_id = ${companyId}`,
	);

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
		sql<Record<Rate, number | null>>`SELECT ${COLUMNS} FROM primes p
			WHERE p.company_id = ${companyId} AND ${isOf(target)}`,
	);

/** Somebody who sells, or some of them: what is left out is not known. */
export interface Seller extends Target {
	/** Which of the sellers asked about. */
	place: number;
}

export interface NearestRate {
	place: number;
	rate: Rate;
	units: number;
	from: PrimeTarget;
}

/** By seller and rate, what applies but for the prime of `except`: the order is that of a sale. */
export const nearestRates = (
	db: Db,
	companyId: string,
	sellers: readonly Seller[],
	except: Target,
): Promise<NearestRate[]> =>
	rowsOf(
		db,
		sql<NearestRate>`
			SELECT DISTINCT ON (s.place, v.rate) s.place, v.rate, v.units, p.target AS "from"
			FROM jsonb_to_recordset(${JSON.stringify(sellers)}::jsonb)
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
