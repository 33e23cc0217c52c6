import type { Role } from '@borlette/shared/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { messageOf } from '../errors.ts';
import type { Change } from './changes.ts';
import type { Db, Pool } from './connect.ts';
import { sendWithNext } from './connection.ts';
import { noteDiskFull } from './disk-space.ts';
import { DIRECTORY, holding } from './homes/homes.ts';

/** Company id of the provider's own rows. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000';

/** Whose rows a transaction may see and write. */
export interface Scope {
	/** null: "Toutes", every company, for reading only. */
	companyId: string | null;
	/** Of "Toutes": the code of the country whose companies alone are seen. */
	countryCode?: string | null;
	/** Narrows to the surcussales of one supervisor. */
	supervisorId: string | null;
	/** A user's id; with role agent, the agent's. */
	userId: string | null;
	/** `stranger`: nobody knows who; for the trail only. */
	role: Role | 'agent' | 'stranger';
}

interface ScopeOptions {
	readOnly?: boolean;
	/**
	 * Hash of a terminal's token, whose scope it is: the transaction itself judges it. Its first statement throws
	 * `unauthenticated` or `account_blocked` where the token is not good by then.
	 */
	terminal?: Buffer;
	/** On whose server it is, where that is not told by the scope. */
	of?: string;
}

/** A transaction, with the changes that listeners are told of once it is committed. */
export interface Tx extends Transaction<unknown> {
	announce(changes: readonly Change[]): void;
	/** Of the server that it is on. */
	readonly pool: Pool;
}

/** Runs `work` in one transaction that row-level security confines to the scope. */
export async function inScope<T>(
	pool: Pool,
	scope: Scope,
	work: (tx: Tx) => Promise<T>,
	{ readOnly = false, terminal, of }: ScopeOptions = {},
): Promise<T> {
	const server = await holding(pool, scope.companyId ?? of ?? null);
	if (!readOnly && !scope.companyId && !of && server.server !== DIRECTORY)
		throw new Error("The provider's rows are written on the directory");
	// What a call shows is of one moment: rows, their count and their totals agree.
	const isolation = readOnly ? 'repeatable read' : 'read committed';
	const announced: Change[] = [];
	const announce: Tx['announce'] = (changes) => void announced.push(...changes);
	const answer = await server
		.transaction()
		.setAccessMode(readOnly ? 'read only' : 'read write')
		.setIsolationLevel(isolation)
		.execute(async (transaction) => {
			const tx = Object.assign(transaction, { announce, pool: server });
			await (terminal ? enterTerminal(tx, scope, terminal) : setScope(tx, scope));
			return work(tx);
		})
		.catch((error: unknown) => {
			noteDiskFull(server, error);
			// Whoever is sent there again finds it where it is by then.
			if (messageOf(error) === 'company_moving') pool.homes?.forget();
			throw error;
		});
	if (announced.length > 0) {
		const companyId = scope.companyId ?? NO_COMPANY;
		pool.onCommitted(announced.map((change) => ({ ...change, companyId })));
	}
	return answer;
}

/** Nothing is written in the rest of the transaction. */
export async function readOnly(tx: Db): Promise<void> {
	await sql`SET TRANSACTION READ ONLY`.execute(tx);
}

/**
 * Confines the rest of the transaction; `inScope` does it for all but who works company by company.
 * Sent with the next statement, which is not run if this one fails.
 */
export async function setScope(tx: Db, scope: Scope): Promise<void> {
	await holdHome(tx, scope);
	const confine = sql`SELECT
		set_config('app.company_id', ${scope.companyId ?? ''}, true),
		set_config('app.scope', ${scope.companyId ? 'company' : 'all'}, true),
		set_config('app.supervisor_id', ${scope.supervisorId ?? ''}, true),
		set_config('app.user_id', ${scope.userId ?? ''}, true),
		set_config('app.role', ${scope.role}, true)`;
	await tx.executeQuery(sendWithNext(confine.compile(tx)));
}

/**
 * Where there are several servers: refuses with `company_moving` unless the company is on this one, and keeps it there until
 * the transaction ends. What is the provider's is written on the directory.
 */
async function holdHome(tx: Db | Tx, { companyId }: Scope): Promise<void> {
	const pool = 'pool' in tx ? tx.pool : undefined;
	if (!pool?.homes || !companyId) return;
	const hold = sql`SELECT hold_home(${companyId}, ${pool.server})`;
	await tx.executeQuery(sendWithNext(hold.compile(tx)));
}

/** Confines the rest of the transaction to the agent behind a token; sent like `setScope`. */
async function enterTerminal(tx: Tx, scope: Scope, tokenHash: Buffer): Promise<void> {
	await holdHome(tx, scope);
	await tx.executeQuery(sendWithNext(sql`SELECT pos_enter(${tokenHash})`.compile(tx)));
}

/**
 * The company filter of a query, over a table or alias. Written in each query although row-level
 * security is behind it: it uses the index, and each is there should the other fail.
 */
export function ofCompany(scope: Scope, table: string): RawBuilder<boolean> {
	return scope.companyId
		? sql<boolean>`${sql.ref(`${table}.company_id`)} = ${scope.companyId}::uuid`
		: ofCountry(scope, `${table}.company_id`);
}

/**
 * In "Toutes" leaves out what is of companies of another country than the chosen one; what is of no company stays. `column`
 * holds the company's id. Nobody is kept from anything by it: who has chosen a country may choose another one.
 */
export function ofCountry({ companyId, countryCode }: Scope, column: string): RawBuilder<boolean> {
	return countryCode && !companyId
		? sql<boolean>`(${sql.ref(column)} = ANY (ARRAY(
			SELECT other.id FROM companies other JOIN countries elsewhere ON elsewhere.id = other.country_id
			WHERE elsewhere.name_code <> ${countryCode}))) IS NOT TRUE`
		: sql<boolean>`true`;
}

/** Narrows to a supervisor's own; `column` holds the supervisor's id. */
export function ofSupervisor(scope: Scope, column: string): RawBuilder<boolean> {
	return scope.supervisorId
		? sql<boolean>`${sql.ref(column)} = ${scope.supervisorId}::uuid`
		: sql<boolean>`true`;
}

/**
 * Whether the surcussale in `column` is one that the supervisor looks after. These are found first, as an array: of a day's rows
 * joined to them PostgreSQL expects a few, and would read all of them by surcussale where a page is wanted, or what won.
 */
export const lookedAfterBy = (
	scope: Scope,
	column: string,
	supervisorId: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} = ANY (ARRAY(
	SELECT place.id FROM surcussales place
	WHERE ${ofCompany(scope, 'place')} AND place.supervisor_id = ${supervisorId}::uuid))`;

/** What `CompanyName` of the contract holds, of a row of a table or alias. */
export function companyName(scope: Scope, table: string): RawBuilder<string | null> {
	return scope.companyId
		? sql<string | null>`NULL::text`
		: sql<string | null>`(SELECT own.companyname FROM companies own
			WHERE own.id = ${sql.ref(`${table}.company_id`)})`;
}

/** What `CompanyCurrency` of the contract holds, of a row of a table or alias. */
export function companyCurrency(scope: Scope, table: string): RawBuilder<string | null> {
	return scope.companyId
		? sql<string | null>`NULL::text`
		: sql<string | null>`(SELECT own.currency::text FROM companies own
			WHERE own.id = ${sql.ref(`${table}.company_id`)})`;
}
