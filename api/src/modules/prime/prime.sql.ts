import {
	type Prime,
	type PrimeAgent,
	type PrimeSurcussale,
	type PrimeTirage,
	RATES,
} from '@borlette/shared/contract/prime';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

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
	SELECT p.id, ${companyName(scope, 'p')} AS companyname, p.tirage_id, p.agent_id, p.surcussale_id, ${COLUMNS}, to_jsonb(e) AS effective,
		t.name AS tirage_name, agent_name(a.first_name, a.last_name, a.code) AS agent_name,
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
