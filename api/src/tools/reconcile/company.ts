import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import type { Differences } from './difference.ts';
import { type Witnessed, witnessedOf } from './witnessed.ts';

export interface Company {
	id: string;
	ref_code: string;
}

/** What every part of the check works with: one company in one snapshot of the database. */
export interface Review {
	tx: Db;
	company: Company;
	/** Usernames and balances by id. */
	agents: ReadonlyMap<string, { username: string; balance: number }>;
	/** Names by id. */
	surcussales: ReadonlyMap<string, string>;
	/** Compares one value; `object` is only worded when they differ. */
	compare(what: string, object: () => string, expected: unknown, found: unknown): void;
	/** What the engine told the trail. */
	witnessed: Witnessed;
	/** Told of each row that was looked at. */
	advance(): void;
	/** Told what an agent sold for a draw date, worked out from the lines. */
	sum(sum: AgentDay): void;
}

/** What the lines of one agent and draw date come to, in minor units; voided ones left out. */
export interface AgentDay {
	draw_date: string;
	agent_id: string;
	vente: number;
	gain: number;
	commission: number;
	commission_surcussale: number;
}

export async function beginCompany(
	tx: Db,
	company: Company,
	differences: Differences,
	{ advance, sum }: Pick<Review, 'advance' | 'sum'>,
): Promise<Review> {
	const agents = await rowsOf(
		tx,
		sql<{ id: string; username: string; balance: number }>`
			SELECT id, username, balance FROM agents WHERE company_id = ${company.id}`,
	);
	const surcussales = await rowsOf(
		tx,
		sql<{ id: string; name: string }>`
			SELECT id, name FROM surcussales WHERE company_id = ${company.id}`,
	);
	const witnessed = await witnessedOf(tx, company.id);
	return {
		tx,
		company,
		witnessed,
		agents: new Map(agents.map(({ id, ...agent }) => [id, agent])),
		surcussales: new Map(surcussales.map(({ id, name }) => [id, name])),
		compare(what, object, expected, found) {
			if (expected === found) return;
			const at = { company: company.ref_code, what, object: object() };
			differences.compare(at, expected, found);
		},
		advance,
		sum,
	};
}

export const usernameOf = ({ agents }: Review, id: string): string =>
	agents.get(id)?.username ?? id;

/** How much there is to look at, for the progress bar. */
export async function rowsToCheck(tx: Db, { id }: Company): Promise<number> {
	const { rows } = await theRow(
		tx,
		sql<{ rows: number }>`SELECT
			-- Twice: as fiches, and by combination.
			2 * (SELECT count(*) FROM fiche_lines WHERE company_id = ${id})
			+ (SELECT count(*) FROM wallet_entries WHERE company_id = ${id})
			+ (SELECT count(*) FROM audit_entries WHERE company_id = ${id}) AS rows`,
	);
	return rows;
}

/** Every draw date that the company has something of. */
export const drawDates = async ({ tx, company: { id } }: Review): Promise<string[]> =>
	(
		await rowsOf(
			tx,
			sql<{ draw_date: string }>`SELECT draw_date FROM tirage_instances WHERE company_id = ${id}
				UNION SELECT draw_date FROM fiches WHERE company_id = ${id}
				UNION SELECT draw_date FROM rollups WHERE company_id = ${id}
				ORDER BY draw_date`,
		)
	).map(({ draw_date }) => draw_date);
