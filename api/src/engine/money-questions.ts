import { isUnusual, TRANSACTION_RULES } from '@borlette/shared/contract/transaction';
import type { Db } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { ApiFailure } from '../errors.ts';
import { holdWallet, likeEntry, type Movement, usualOf } from './wallet.sql.ts';

interface Questions {
	not_twice?: boolean | undefined;
	not_unusual?: boolean | undefined;
}

/**
 * Throws `likely_double` and `unusual_amount`, of what is to be asked about. Whoever records for the same agent at once
 * waits, and sees this one.
 */
export async function askBeforeMoney(
	{ db, scope }: { db: Db; scope: Scope },
	entry: Movement,
	{ not_twice, not_unusual }: Questions,
	/** ISO 8601, when the money changed hands; null: now. */
	moment: string | null = null,
): Promise<void> {
	const { doubleMinutes, usualDays } = TRANSACTION_RULES;
	if (!not_twice && !not_unusual) return;
	await holdWallet(db, entry.agent_id);
	if (not_twice) {
		const current = await likeEntry(db, scope, entry, moment, doubleMinutes);
		if (current) throw new ApiFailure('likely_double', { current });
	}
	if (not_unusual) {
		const current = await usualOf(db, scope, entry.agent_id, usualDays);
		if (isUnusual(entry.amount, current.most)) throw new ApiFailure('unusual_amount', { current });
	}
}
