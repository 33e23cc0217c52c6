import type { BodyOf } from '@borlette/shared/contract';
import type { Transaction, transactionApi } from '@borlette/shared/contract/transaction';
import { type CallKey, once } from '../../db/once.ts';
import { invalidField, invalidFields } from '../../errors.ts';
import { requireReferences } from '../../http/references.ts';
import type { Work } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import { recordEntry } from './transaction.sql.ts';

type New = BodyOf<typeof transactionApi.create>;

/** Records a transaction once for a key, with its entry in the trail. */
export const recordTransaction = (
	work: Work,
	session: SignedIn,
	key: CallKey,
	body: New,
): Promise<Transaction> =>
	once(work.db, key, async () => {
		const { agent_id, kind, note } = body;
		const amount = signed(body);
		if (kind === 'adjustment' && note.trim() === '') throw invalidField('note', 'required');
		await requireReferences(work, { agent_id });
		const entry = { agent_id, kind, amount, note, actor_name: session.name };
		const after = await recordEntry(work.db, work.scope, entry);
		await work.audit({
			action: 'create',
			type: 'transaction',
			id: after.id,
			label: after.agent_name,
			after,
		});
		return after;
	});

/** As the ledger has it: what an agent takes out is owed. */
function signed({ kind, amount }: New): number {
	if (kind === 'adjustment') {
		if (amount === 0) throw invalidField('amount', 'not_allowed');
		return amount;
	}
	if (amount < 1) throw invalidFields({ amount: { code: 'too_small', limit: 1 } });
	return kind === 'deposit' ? amount : -amount;
}
