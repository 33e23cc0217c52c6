import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
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
	await seedPlay(owner);
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

const SIDES = ['A', 'B'] as const;

/** Options come with the company; one of them is given a known id. */
async function seedPlay(owner: Db): Promise<void> {
	for (const side of SIDES) {
		const company = IDS[`company${side}`];
		const [agent, tirage] = [IDS[`agent${side}`], IDS[`tirage${side}`]];
		await sql`UPDATE lotto_options SET id = ${IDS[`lotto${side}`]}
			WHERE company_id = ${company} AND game = 'borlette'`.execute(owner);
		await sql`INSERT INTO limits (company_id, id, kind, agent_id, game, boule, limite) VALUES
			(${company}, ${IDS[`typeGame${side}`]}, 'game', NULL, 'lotto5', NULL, 900000000),
			(${company}, ${IDS[`typeBoule${side}`]}, 'boule', NULL, 'lotto5', '99999', 900000000),
			(${company}, ${IDS[`typeGameAgent${side}`]}, 'game', ${agent}, 'lotto5', NULL, 900000000),
			(${company}, ${IDS[`typeBouleAgent${side}`]}, 'boule', ${agent}, 'lotto5', '99999',
				900000000)`.execute(owner);
		// Null rates: they inherit, so what is sold in tests pays the general prime.
		await sql`INSERT INTO primes (company_id, id, tirage_id, agent_id, surcussale_id) VALUES
			(${company}, ${IDS[`primeTirage${side}`]}, ${tirage}, NULL, NULL),
			(${company}, ${IDS[`primeAgent${side}`]}, NULL, ${agent}, NULL),
			(${company}, ${IDS[`primeSurcussale${side}`]}, NULL, NULL,
				${IDS[`surcussale${side}`]})`.execute(owner);
	}
}
