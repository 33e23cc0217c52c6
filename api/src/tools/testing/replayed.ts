import type { Game } from '@borlette/shared/contract/games';
import type { Lots } from '@borlette/shared/contract/lots';
import type { Rate } from '@borlette/shared/contract/prime';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import type { SoldLine } from '../../engine/gains.ts';

import { IDS } from './ids.ts';

/** A line of a settled draw of company A, with all that a slow model of a replay asks. */
export interface SettledLine extends SoldLine, Lots {
	instance_id: string;
	agent_id: string;
	tirage_id: string;
	surcussale_id: string;
	game: Game;
	gain: number;
	first_lot_only: boolean;
}

/** In the order of the sales. */
export const settledLines = (owner: Db): Promise<SettledLine[]> =>
	rowsOf(
		owner,
		sql<SettledLine>`SELECT l.*, f.first_lot_only, r.lotto3, r.lot1, r.lot2, r.lot3
			FROM fiche_lines l
			JOIN fiches f ON f.id = l.fiche_id
			JOIN tirage_instances i ON i.id = l.instance_id AND i.state = 'settled'
			JOIN results r ON r.instance_id = i.id AND r.state = 'confirmed'
			WHERE l.company_id = ${IDS.companyA} AND f.voided_at IS NULL
			ORDER BY f.sold_at, l.line_no`,
	);

export type PrimeOfTest = Record<Rate, number | null> & {
	agent_id: string | null;
	tirage_id: string | null;
	surcussale_id: string | null;
};

/** The primes of company A, and no others. */
export async function setPrimes(owner: Db, primes: readonly PrimeOfTest[]): Promise<void> {
	await sql`DELETE FROM primes WHERE company_id = ${IDS.companyA}`.execute(owner);
	for (const prime of primes) {
		const names = Object.keys(prime).map((name) => sql.ref(name));
		await sql`INSERT INTO primes (company_id, ${sql.join(names)})
			VALUES (${IDS.companyA}, ${sql.join(Object.values(prime))})`.execute(owner);
	}
}
