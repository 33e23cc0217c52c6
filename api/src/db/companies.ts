import { sql } from 'kysely';
import { messageOf } from '../errors.ts';
import type { Pool } from './connect.ts';
import { UnknownServer } from './homes/homes.ts';
import { rowsOf } from './rows.ts';
import { inScope, NO_COMPANY, ofCountry, type Scope, type Tx } from './scope.ts';

const EVERY_COMPANY: Scope = {
	companyId: null,
	supervisorId: null,
	userId: null,
	role: 'superuser',
};

/** The provider, who is no company: its rows have the all-zero company id. */
export const PROVIDER = { id: NO_COMPANY, scope: EVERY_COMPANY } as const;

/** The scheduler's own scope in one company. */
export const withinCompany = (companyId: string): Scope & { companyId: string } => ({
	...EVERY_COMPANY,
	companyId,
});

export const readEverywhere = <T>(db: Pool, work: (tx: Tx) => Promise<T>): Promise<T> =>
	inScope(db, EVERY_COMPANY, work, { readOnly: true });

export interface Company {
	id: string;
	companyname: string;
}

/** Those not blocked that are seen, by name; whoever asks may go through all of them. */
export const activeCompanies = (db: Pool, scope: Scope): Promise<Company[]> =>
	inScope(
		db,
		{ ...scope, companyId: null },
		(tx) =>
			rowsOf(
				tx,
				sql<Company>`SELECT c.id, c.companyname FROM companies c
					WHERE c.is_active AND ${ofCountry(scope, 'c.id')} ORDER BY c.companyname`,
			),
		{ readOnly: true },
	);

interface OfServer<R> {
	/** Rows whose company is on this server. */
	own: readonly R[];
	/** For each company on a server that this process was not told of, what says so: to be thrown once `own` is done. */
	lost: readonly UnknownServer[];
}

/** Divides rows of companies, where there are several servers: the directory has a copy of the others' rows. */
export async function ofServer<R>(
	db: Pool,
	rows: readonly R[],
	companyOf: (row: R) => string,
): Promise<OfServer<R>> {
	const { homes } = db;
	if (!homes) return { own: rows, lost: [] };
	const own: R[] = [];
	const lost = new Map<string, UnknownServer>();
	for (const row of rows) {
		try {
			if ((await homes.holding(companyOf(row))) === db) own.push(row);
		} catch (error) {
			if (!(error instanceof UnknownServer)) throw error;
			lost.set(companyOf(row), error);
		}
	}
	return { own, lost: [...lost.values()] };
}

/** `eachInTurn` of the rows that are on this server; throws what is lost of the others too. */
export async function eachOfServer<R>(
	db: Pool,
	rows: readonly R[],
	companyOf: (row: R) => string,
	work: (row: R) => Promise<unknown>,
): Promise<void> {
	const { own, lost } = await ofServer(db, rows, companyOf);
	throwAny([...lost, ...(await failuresOf(own, work))], rows.length);
}

/**
 * Does the work for each, one after another; one that fails does not stop the others. Throws when all were tried:
 * what failed, several as an `AggregateError`.
 */
export const eachInTurn = async <T>(
	all: readonly T[],
	work: (one: T) => Promise<unknown>,
): Promise<void> => throwAny(await failuresOf(all, work), all.length);

async function failuresOf<T>(
	all: readonly T[],
	work: (one: T) => Promise<unknown>,
): Promise<unknown[]> {
	const failures: unknown[] = [];
	for (const one of all) await work(one).catch((error) => failures.push(error));
	return failures;
}

/** Of so many: what failed, several as an `AggregateError`, which says why. */
export function throwAny(failures: readonly unknown[], of: number): void {
	if (failures.length === 1) throw failures[0];
	if (failures.length > 1)
		throw new AggregateError(
			failures,
			`${failures.length} of ${of} failed: ${reasonsOf(failures)}`,
		);
}

const MOST_REASONS = 3;
const LONGEST_REASON = 200;

/** Each once, and of many the first. */
function reasonsOf(failures: readonly unknown[]): string {
	const texts = failures.map((failure) => messageOf(failure));
	const reasons = [...new Set(texts)];
	const others = reasons.length - MOST_REASONS;
	const named = reasons.slice(0, MOST_REASONS).map((reason) => reason.slice(0, LONGEST_REASON));
	return [...named, ...(others > 0 ? [`and ${others} more reasons`] : [])].join('; ');
}

/** As `eachInTurn`, for what a person asked for: returns those that failed. Throws where all failed. */
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

/** Does the work for each active company of the server, by their ids, `eachInTurn`. */
export async function eachCompany(
	db: Pool,
	work: (companyId: string) => Promise<unknown>,
): Promise<void> {
	const active = await readEverywhere(db, (tx) =>
		rowsOf(tx, sql<{ id: string }>`SELECT id FROM companies WHERE is_active ORDER BY id`),
	);
	await eachOfServer(
		db,
		active,
		({ id }) => id,
		({ id }) => work(id),
	);
}

/** As `eachCompany`, in a transaction of each. */
export const inEachCompany = (
	db: Pool,
	work: (tx: Tx, companyId: string) => Promise<unknown>,
): Promise<void> => eachCompany(db, (id) => inScope(db, withinCompany(id), (tx) => work(tx, id)));
