import type { BodyOf } from '@borlette/shared/contract';
import type { Transaction, transactionApi } from '@borlette/shared/contract/transaction';
import { type CallKey, idempotent } from '../../db/idempotent.ts';
import { askBeforeMoney } from '../../engine/money-questions.ts';
import { recordEntry } from '../../engine/wallet.sql.ts';
import { invalidField, invalidFields } from '../../errors.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import { refreshCash } from '../../todo/keep.ts';

type New = BodyOf<typeof transactionApi.create>;

/** Records a transaction once for a key, with its entry in the trail. */
export const recordTransaction = (
	context: Context,
	session: SignedIn,
	key: CallKey,
	body: New,
): Promise<Transaction> =>
	idempotent(context.db, key, async () => {
		const { agent_id, kind, note } = body;
		const amount = signed(body);
		if (kind === 'adjustment' && note.trim() === '') throw invalidField('note', 'required');
		await requireReferences(context, { agent_id });
		const entry = { agent_id, kind, amount, note, actor_name: session.name };
		await askBeforeMoney(context, entry, body);
		const after = await recordEntry(context.db, context.scope, entry);
		await refreshCash(context.db, context.scope, after.surcussale_id);
		await context.trail({
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
