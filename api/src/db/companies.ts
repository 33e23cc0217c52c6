import { sql } from 'kysely';
import type { Pool } from './connect.ts';
import { rowsOf } from './rows.ts';
import { inScope, NO_COMPANY, type Scope, type Tx } from './scope.ts';

const EVERY_COMPANY: Scope = {
	companyId: null,
	supervisorId: null,
	userId: null,
	role: 'superuser',
};

/** What is nobody's company: its rows stand under the all-zero one. */
export const PROVIDER = { id: NO_COMPANY, scope: EVERY_COMPANY } as const;

/** The scheduler's own scope in one company. */
export const withinCompany = (companyId: string): Scope => ({ ...EVERY_COMPANY, companyId });

export const readEverywhere = <T>(db: Pool, work: (tx: Tx) => Promise<T>): Promise<T> =>
	inScope(db, EVERY_COMPANY, work, { readOnly: true });

export interface Company {
	id: string;
	companyname: string;
}

/** Those not blocked, by name; whoever asks may go through all of them. */
export const activeCompanies = (db: Pool, scope: Scope): Promise<Company[]> =>
	inScope(
		db,
		{ ...scope, companyId: null },
		(tx) =>
			rowsOf(
				tx,
				sql<Company>`SELECT id, companyname FROM companies WHERE is_active ORDER BY companyname`,
			),
		{ readOnly: true },
	);

/** Those that are on this server, of several: the directory has a copy of the others' rows. */
export async function ofServer<R>(
	db: Pool,
	rows: readonly R[],
	companyOf: (row: R) => string,
): Promise<readonly R[]> {
	const { homes } = db;
	if (!homes) return rows;
	const found = await Promise.all(rows.map((row) => homes.holding(companyOf(row))));
	return rows.filter((_, index) => found[index] === db);
}

/**
 * Does the work of one after another; what fails keeps none of the others from theirs. Throws when all had their turn:
 * what failed, several as an `AggregateError`.
 */
export async function eachInTurn<T>(
	all: readonly T[],
	work: (one: T) => Promise<unknown>,
): Promise<void> {
	const failures: unknown[] = [];
	for (const one of all) await work(one).catch((error) => failures.push(error));
	if (failures.length === 1) throw failures[0];
	if (failures.length > 1)
		throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}

/** As `eachInTurn`, of what a person asked for: answers those that failed. Throws where nothing could be done. */
export async function asFarAsItGoes<T>(
	all: readonly T[],
	work: (one: T) => Promise<unknown>,
	report: (error: unknown, one: T) => void,
): Promise<readonly T[]> {
	const failed: T[] = [];
	const attempt = async (one: T): Promise<void> => {
		try {
			await work(one);
		} catch (error) {
			report(error, one);
			failed.push(one);
			if (failed.length === all.length) throw error;
		}
	};
	for (const one of all) await attempt(one);
	return failed;
}

/** Active companies of the server, by their ids. */
export async function companiesOn(db: Pool): Promise<readonly string[]> {
	const companies = await readEverywhere(db, (tx) =>
		rowsOf(tx, sql<{ id: string }>`SELECT id FROM companies WHERE is_active ORDER BY id`),
	);
	const own = await ofServer(db, companies, (company) => company.id);
	return own.map(({ id }) => id);
}

/** Does the work in a transaction of each active company of the server, `eachInTurn`. */
export const inEachCompany = async (
	db: Pool,
	work: (tx: Tx, companyId: string) => Promise<unknown>,
): Promise<void> =>
	eachInTurn(await companiesOn(db), (id) => inScope(db, withinCompany(id), (tx) => work(tx, id)));
