import type { Transaction } from '@borlette/shared/contract/transaction';

type Entry = Pick<Transaction, 'seq' | 'kind' | 'amount' | 'balance'>;

/** An agent's day, in minor units, each sum as it reads: what is owed before, what adds, what takes off. */
export interface Closing {
	/** Owed before today; negative: in the agent's favour. */
	opening: number;
	sales: number;
	/** What entries of today took back: above 0 in the agent's favour. */
	reversals: number;
	commission: number;
	payouts: number;
	/** Money handed over already, less what was taken, corrections included. */
	movements: number;
	/** opening + sales − reversals − commission − payouts − movements: what the ledger says is owed now. */
	expected: number;
}

/** Sums an agent's ledger entries of the day; undefined where there are none. */
export function closingOf(entries: readonly Entry[]): Closing | undefined {
	const inOrder = entries.toSorted((a, b) => a.seq - b.seq);
	const [first] = inOrder;
	const last = inOrder.at(-1);
	if (!first || !last) return undefined;
	const sum = (...kinds: Transaction['kind'][]) =>
		entries
			.filter(({ kind }) => kinds.includes(kind))
			.reduce((total, { amount }) => total + amount, 0);
	// Nothing owed is 0, never −0.
	return {
		opening: first.amount - first.balance,
		sales: 0 - sum('sale'),
		reversals: sum('reversal'),
		commission: sum('commission'),
		payouts: sum('payout'),
		movements: sum('deposit', 'withdrawal', 'adjustment'),
		expected: 0 - last.balance,
	};
}

/** What is missing (below 0) or too much (above 0) of what was to change hands. */
export const residualOf = ({ expected }: Closing, counted: number): number =>
	counted - Math.abs(expected);
