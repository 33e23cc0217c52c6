import { sql } from 'kysely';
import { rowsOf } from '../../db/rows.ts';
import type { Review } from './company.ts';
import type { AgentsOfMonths } from './fiches.ts';

/** Each invoice against the agents who sold in its month; its price is that of the day it was made. */
export async function checkInvoices(
	{ tx, company, compare }: Review,
	selling: AgentsOfMonths,
): Promise<void> {
	const invoices = await rowsOf(
		tx,
		sql<{ number: string; month: string; terminals: number; unit_price: number; amount: number }>`
			SELECT number, month, terminals, unit_price, amount FROM invoices
			WHERE company_id = ${company.id} ORDER BY month`,
	);
	for (const { number, month, terminals, unit_price, amount } of invoices) {
		const sold = selling.get(month.slice(0, 7))?.size ?? 0;
		const object = () => `invoice ${number}`;
		compare('terminals billed', object, sold, terminals);
		compare('amount billed', object, sold * unit_price, amount);
	}
}
