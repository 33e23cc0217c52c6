import { sql } from 'kysely';
import { ApiFailure } from '../../errors.ts';
import type { Homes, Pool } from '../connect.ts';
import { databaseFailure } from '../failures.ts';
import { rowsOf } from '../rows.ts';

/** The server that holds the provider's own rows, and a company that was not moved. */
export const DIRECTORY = '';

/**
 * The servers of an installation that has several: each company is whole on one of them, the directory says on which
 * (docs/decisions/0089).
 */
export class CompanyHomes implements Homes {
	readonly all: readonly Pool[];
	#homes: Promise<ReadonlyMap<string, string>> | undefined;

	constructor(all: readonly Pool[]) {
		this.all = all;
		for (const pool of all) pool.homes = this;
	}

	get directory(): Pool {
		return this.all[0] as Pool;
	}

	/** The database holds it to that (`hold_home`). */
	async holding(companyId: string): Promise<Pool> {
		const name = (await this.#read()).get(companyId) ?? DIRECTORY;
		const found = this.all.find((pool) => pool.server === name);
		if (!found) throw new UnknownServer(companyId, name);
		return found;
	}

	forget(): void {
		this.#homes = undefined;
	}

	#read(): Promise<ReadonlyMap<string, string>> {
		this.#homes ??= this.#ask().catch((error) => {
			this.forget();
			throw error;
		});
		return this.#homes;
	}

	async #ask(): Promise<ReadonlyMap<string, string>> {
		const rows = await askServers(this.directory, (db) =>
			rowsOf(db, sql<{ company_id: string; server: string }>`SELECT * FROM homes_of_companies()`),
		);
		return new Map(rows?.map(({ company_id, server }) => [company_id, server]));
	}
}

/** A company is on a server that this process was not told of. */
export class UnknownServer extends ApiFailure {
	override name = 'UnknownServer';

	constructor(companyId: string, server: string) {
		super(
			'unavailable',
			{},
			`COMPANY_SERVERS does not name the server ${server}, on which the company ${companyId} is`,
		);
	}
}

/** Where a company's rows are; with one server there. */
export const holding = async (db: Pool, companyId: string | null): Promise<Pool> =>
	db.homes && companyId ? db.homes.holding(companyId) : db;

/**
 * What one of the servers knows: the directory is asked first, the others where it knows nothing or is away. Throws
 * while one is away that might know.
 */
export async function askServers<T>(
	db: Pool,
	ask: (db: Pool) => Promise<T | undefined>,
): Promise<T | undefined> {
	let away: unknown;
	for (const server of db.homes?.all ?? [db]) {
		try {
			const found = await ask(server);
			if (found !== undefined) return found;
		} catch (error) {
			if (databaseFailure(error)?.code !== 'unavailable') throw error;
			away = error;
		}
	}
	if (away) throw away;
	return undefined;
}
