import type { Invoice } from '@borlette/shared/contract/facturation';

/** What a payment does to one invoice; minor units. */
export interface Settled {
	readonly invoice: Invoice;
	/** Of it before the payment. */
	readonly due: number;
	readonly settled: number;
}

/** How an amount settles invoices of its currency, the oldest first, and what of it is left over. */
export function settlementOf(amount: number, invoices: readonly Invoice[]) {
	let left = amount;
	const rows: Settled[] = [...invoices]
		.sort((one, other) => one.month.localeCompare(other.month))
		.filter((invoice) => invoice.paid < invoice.amount)
		.map((invoice) => {
			const due = invoice.amount - invoice.paid;
			const settled = Math.min(due, left);
			left -= settled;
			return { invoice, due, settled };
		});
	return { rows, left };
}
