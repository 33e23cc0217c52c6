import type {
	Prime,
	PrimeAgent,
	PrimeSurcussale,
	PrimeTirage,
} from '@borlette/shared/contract/prime';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';

export type PrimeKind = 'tirage' | 'agent' | 'surcussale';

/** What the database knows; what the rates amount to is worked out of it (prime.service.ts). */
export type Stored<P> = Omit<P, 'return_to_player' | 'is_official'>;
/** A prime of any target. */
export type PrimeRow = Stored<PrimeAgent & Omit<PrimeTirage, 'tirage_name'> & PrimeSurcussale>;

const RATES = sql`p.borlette1, p.borlette2, p.borlette3, p.mariage, p.mariage_gratuit, p.lotto3,
	p.lotto4, p.lotto5`;
const EFFECTIVE = sql`jsonb_build_object(
	'borlette1', coalesce(p.borlette1, g.borlette1), 'borlette2', coalesce(p.borlette2, g.borlette2),
	'borlette3', coalesce(p.borlette3, g.borlette3), 'mariage', coalesce(p.mariage, g.mariage),
	'mariage_gratuit', coalesce(p.mariage_gratuit, g.mariage_gratuit),
	'lotto3', coalesce(p.lotto3, g.lotto3), 'lotto4', coalesce(p.lotto4, g.lotto4),
	'lotto5', coalesce(p.lotto5, g.lotto5)) AS effective`;

export const generalRows = (scope: Scope): RawBuilder<Stored<Prime>> => sql<Stored<Prime>>`
	SELECT p.id, p.company_id, c.companyname, ${RATES}, ${EFFECTIVE}, p.version, p.created_at
	FROM primes p
	JOIN primes g ON g.company_id = p.company_id AND g.id = p.id
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
	SELECT p.id, p.tirage_id, p.agent_id, p.surcussale_id, ${RATES}, ${EFFECTIVE},
		t.name AS tirage_name, a.first_name || ' ' || a.last_name AS agent_name,
		s.name AS surcussale_name, p.version, p.created_at
	FROM primes p
	JOIN primes g ON g.company_id = p.company_id AND g.target = 'general'
	LEFT JOIN tirages t ON t.company_id = p.company_id AND t.id = p.tirage_id
	LEFT JOIN agents a ON a.company_id = p.company_id AND a.id = p.agent_id
	LEFT JOIN surcussales o ON o.company_id = a.company_id AND o.id = a.surcussale_id
	LEFT JOIN surcussales s ON s.company_id = p.company_id AND s.id = p.surcussale_id
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

export const hasPrime = (db: Db, companyId: string, target: Target) =>
	rowOf(
		db,
		sql<{ id: string }>`SELECT id FROM primes WHERE company_id = ${companyId}
			AND agent_id IS NOT DISTINCT FROM ${target.agent_id ?? null}::uuid
			AND tirage_id IS NOT DISTINCT FROM ${target.tirage_id ?? null}::uuid
			AND surcussale_id IS NOT DISTINCT FROM ${target.surcussale_id ?? null}::uuid`,
	);
