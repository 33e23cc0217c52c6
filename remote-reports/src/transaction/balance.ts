import type { TRANSACTION_KINDS } from '@borlette/shared/contract/transaction';

interface Typed {
	kind: (typeof TRANSACTION_KINDS)[number];
	/** Minor units; text while it is no number yet. */
	amount: unknown;
}

/** The agent's balance once it is recorded; undefined while what is typed could not be. */
export function balanceAfter(balance: number, { kind, amount }: Typed): number | undefined {
	if (typeof amount !== 'number' || amount === 0) return undefined;
	if (kind === 'adjustment') return balance + amount;
	if (amount < 0) return undefined;
	return kind === 'deposit' ? balance + amount : balance - amount;
}
