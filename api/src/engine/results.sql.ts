import type { Lots } from '@borlette/shared/contract/lots';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { theRow, theRowAtCommit } from '../db/rows.ts';

/**
 * The database's functions for results. They work on the transaction's company, check its role
 * themselves and refuse by throwing; see database/functions/result and settlement.
 */

/** Returns the revision to confirm. Throws `draw_not_held`, `reason_required` (correction), `conflict`. */
export async function enterResult(
	tx: Db,
	instanceId: string,
	{ lotto3, lot2, lot3 }: Lots,
	reason: string,
	actor: string,
): Promise<number> {
	const { revision } = await theRow(
		tx,
		sql<{ revision: number }>`SELECT enter_result(${instanceId}, ${lotto3}, ${lot2}, ${lot3},
			${reason}, ${actor}) AS revision`,
	);
	return revision;
}

/**
 * `lots`: as who confirms read them, and `validation_failed` when others were entered; may be left out
 * where one person enters and confirms. Throws `second_person_required`, `fiche_paid`, or `conflict`
 * when that revision does not wait.
 */
export async function confirmResult(
	tx: Db,
	instanceId: string,
	revision: number,
	lots: Lots | undefined,
	actor: string,
): Promise<void> {
	const { lotto3, lot2, lot3 } = lots ?? { lotto3: null, lot2: null, lot3: null };
	await sql`SELECT confirm_result(${instanceId}, ${revision}, ${lotto3}, ${lot2}, ${lot3},
		${actor})`.execute(tx);
}

/** The draw was not held: stakes are given back. A result that waits is taken back. Throws `conflict` once one is confirmed. */
export async function cancelInstance(tx: Db, instanceId: string): Promise<void> {
	await sql`SELECT cancel_instance(${instanceId})`.execute(tx);
}

/** false when there was nothing to settle. Throws `seal_broken`. */
export const settlementOf = (instanceId: string): RawBuilder<{ settled: boolean }> =>
	sql<{ settled: boolean }>`SELECT settle_instance(${instanceId}) AS settled`;

/** Opens the payment of a settlement that other code worked out alike; the transaction is committed with it. */
export async function settlementVerified(
	tx: Db,
	instanceId: string,
	revision: number,
): Promise<void> {
	await theRowAtCommit(tx, sql`SELECT settlement_verified(${instanceId}, ${revision})`);
}
