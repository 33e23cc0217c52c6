import { lotsOf } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import type { Db, Pool } from '../../db/connect.ts';
import { inScope, type Tx } from '../../db/scope.ts';
import { confirmResult, enterResult } from '../../engine/results.sql.ts';
import { type Settlement, settle } from '../../engine/settlement.ts';
import { IDS } from './ids.ts';

export const asCompanyA = <T>(
	db: Pool,
	work: (tx: Tx) => Promise<T>,
	userId: string = IDS.adminA,
): Promise<T> =>
	inScope(db, { companyId: IDS.companyA, supervisorId: null, userId, role: 'company' }, work);

/** The draw was held a minute ago; its sales ended before. */
export async function endDraw(owner: Db, instance: string): Promise<void> {
	await sql`UPDATE tirage_instances SET close_at = now() - interval '6 minutes',
		draw_at = now() - interval '1 minute' WHERE id = ${instance}`.execute(owner);
}

/** Enters and confirms a result by two people; what is left is to settle. */
export async function confirmed(
	db: Pool,
	instance: string,
	[pick3, pick4]: readonly [pick3: string, pick4: string | null],
	reason = '',
): Promise<number> {
	const lots = lotsOf(pick3, pick4);
	const revision = await asCompanyA(db, (tx) => enterResult(tx, instance, lots, reason, 'adminA'));
	await asCompanyA(db, (tx) => confirmResult(tx, instance, revision, lots, 'root'), IDS.root);
	return revision;
}

/** From open to settled and payable, by the result given. */
export async function drawn(
	{ db, owner }: { db: Pool; owner: Pool },
	instance: string,
	result: readonly [pick3: string, pick4: string | null],
): Promise<Settlement> {
	await endDraw(owner, instance);
	await confirmed(db, instance, result);
	return settle(db, IDS.companyA, instance);
}
