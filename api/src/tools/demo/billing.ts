import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { BILLED_MONTHS } from './draws.ts';

/**
 * The invoices of the months before this one, for the terminals that sold in each, and what was
 * received for them: the oldest is paid, the next one half, the last is due. In a transaction of the company.
 */
export async function insertBilling(db: Db, companyId: string): Promise<void> {
	await sql`INSERT INTO invoices
			(company_id, number, month, terminals, unit_price, amount, currency, due_on, issued_at)
		SELECT c.id, c.ref_code || '-' || to_char(past.month, 'YYYY-MM'), past.month::date,
			active.terminals, tier.price, active.terminals * tier.price, s.invoice_currency,
			(past.month + interval '1 month 5 days')::date,
			(past.month + interval '1 month') AT TIME ZONE c.timezone
		FROM companies c
		JOIN company_settings s ON s.company_id = c.id
		CROSS JOIN LATERAL (
			SELECT date_trunc('month', now() AT TIME ZONE c.timezone) - make_interval(months => n) AS month
			FROM generate_series(1, ${sql.lit(BILLED_MONTHS)}) AS n
		) AS past
		CROSS JOIN LATERAL (
			SELECT count(DISTINCT f.agent_id)::integer AS terminals FROM fiches f
			WHERE f.company_id = c.id AND f.draw_date >= past.month
				AND f.draw_date < past.month + interval '1 month'
		) AS active
		CROSS JOIN LATERAL (
			SELECT (t ->> 'price')::bigint AS price FROM jsonb_array_elements(s.invoice_tiers) AS t
			WHERE (t ->> 'from')::bigint <= active.terminals
			ORDER BY (t ->> 'from')::bigint DESC LIMIT 1
		) AS tier
		WHERE c.id = ${companyId}`.execute(db);
	await sql`INSERT INTO payments
			(company_id, amount, currency, method, reference, paid_on, created_by)
		SELECT company_id, amount * 3 / 2, currency, 'transfer', 'BNC 204118', due_on, 'Super Admin'
		FROM invoices WHERE company_id = ${companyId} ORDER BY month LIMIT 1`.execute(db);
}
