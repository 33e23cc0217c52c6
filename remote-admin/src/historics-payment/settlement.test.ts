import type { Invoice } from '@borlette/shared/contract/facturation';
import { isLikePayment } from '@borlette/shared/contract/historics-payment';
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

test('a payment is like another only of the same company, amount, currency and day', () => {
	const one = { company_id: 'a', amount: 100, currency: 'USD', paid_on: '2026-03-10' };
	expect(isLikePayment(one, { ...one })).toBe(true);
	const others = [
		{ company_id: 'b' },
		{ amount: 101 },
		{ currency: 'HTG' },
		{ paid_on: '2026-03-11' },
	];
	expect(others.filter((other) => isLikePayment(one, { ...one, ...other }))).toEqual([]);
});
