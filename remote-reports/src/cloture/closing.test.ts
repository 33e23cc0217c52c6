import { closingOf, residualOf } from './closing.ts';

/** A day of an agent who owed 500: entries newest first, as the list gives them. */
const DAY = [
	{ seq: 8, kind: 'deposit', amount: 20_000, balance: -3_700 },
	{ seq: 7, kind: 'payout', amount: 5_000, balance: -23_700 },
	{ seq: 6, kind: 'reversal', amount: 900, balance: -28_700 },
	{ seq: 5, kind: 'commission', amount: 3_000, balance: -29_600 },
	{ seq: 4, kind: 'sale', amount: -32_100, balance: -32_600 },
] as const;

test('the lines of a day add up to what the ledger says is owed', () => {
	const day = closingOf(DAY);
	expect(day).toEqual({
		opening: 500,
		sales: 32_100,
		reversals: 900,
		commission: 3_000,
		payouts: 5_000,
		movements: 20_000,
		expected: 3_700,
	});
	const { opening, sales, reversals, commission, payouts, movements, expected } = day ?? NONE;
	expect(opening + sales - reversals - commission - payouts - movements).toBe(expected);
});
const NONE = { ...closingOf([{ seq: 1, kind: 'sale', amount: 0, balance: 0 }]) } as NonNullable<
	ReturnType<typeof closingOf>
>;

test('less than expected is missing, whichever way the money goes', () => {
	expect(residualOf({ ...NONE, expected: 3_700 }, 3_000)).toBe(-700);
	expect(residualOf({ ...NONE, expected: -3_700 }, 4_000)).toBe(300);
	expect(closingOf([])).toBeUndefined();
});
