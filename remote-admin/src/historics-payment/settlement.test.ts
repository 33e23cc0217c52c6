import type { Invoice } from '@borlette/shared/contract/facturation';
import { settlementOf } from './settlement.ts';

const anInvoice = (month: string, amount: number, paid = 0) =>
	({ id: month, month, amount, paid }) as Invoice;
const INVOICES = [
	anInvoice('2026-03-01', 1_000),
	anInvoice('2026-01-01', 1_000, 1_000),
	anInvoice('2026-02-01', 1_000, 400),
];

test.each([
	[0, [0, 0], 0],
	[500, [500, 0], 0],
	[900, [600, 300], 0],
	[2_000, [600, 1_000], 400],
])('%d settles the oldest first: %j, %d left over', (amount, settled, left) => {
	const result = settlementOf(amount, INVOICES);
	expect(result.rows.map((row) => row.invoice.month)).toEqual(['2026-02-01', '2026-03-01']);
	expect(result.rows.map((row) => row.settled)).toEqual(settled);
	expect(result.left).toBe(left);
});
