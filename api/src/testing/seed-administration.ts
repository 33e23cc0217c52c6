import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { IDS } from './ids.ts';

/** Rows of both companies for the features of `modules/administration.ts`. */
export async function seedAdministration(owner: Db): Promise<void> {
	await sql`INSERT INTO generales (company_id, id, name) VALUES
		(${IDS.companyA}, ${IDS.generaleA}, 'Sud-Est'),
		(${IDS.companyB}, ${IDS.generaleB}, 'Sud-Est')`.execute(owner);
	await sql`INSERT INTO messages (company_id, id, title, body, starts_at, created_by) VALUES
		(${IDS.companyA}, ${IDS.messageA}, 'Bonjour', 'De A', '2026-01-01T00:00:00Z', 'Test'),
		(${IDS.companyB}, ${IDS.messageB}, 'Bonjour', 'De B', '2026-01-01T00:00:00Z', 'Test')`.execute(
		owner,
	);
	await seedBilling(owner);
}

async function seedBilling(owner: Db): Promise<void> {
	for (const [company, invoice, payment] of [
		[IDS.companyA, IDS.invoiceA, IDS.paymentA],
		[IDS.companyB, IDS.invoiceB, IDS.paymentB],
	]) {
		await sql`INSERT INTO invoices
				(company_id, id, number, month, terminals, unit_price, amount, currency, due_on)
			VALUES (${company}, ${invoice}, '2026-01', '2026-01-01', 2, 1000, 2000, 'USD',
				'2026-02-06')`.execute(owner);
		await sql`INSERT INTO payments
				(company_id, id, amount, currency, method, paid_on, created_by)
			VALUES (${company}, ${payment}, 500, 'USD', 'cash', '2026-02-03', 'Test')`.execute(owner);
	}
}
