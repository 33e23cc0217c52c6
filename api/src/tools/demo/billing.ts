import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { insertInvoice } from '../../modules/facturation/facturation.sql.ts';
import { BILLED } from './draws.ts';

/**
 * The invoices of the months that are billed, as the house bills them, each made out when its month was over; and what
 * was received for them: the oldest is paid, the next one half, the last is due. In a transaction of the company.
 */
export async function insertBilling(db: Db, companyId: string): Promise<void> {
	const months = await rowsOf(db, sql<{ month: string }>`SELECT month FROM ${BILLED} AS billed`);
	for (const { month } of months) await insertInvoice(db, companyId, month);
	await sql`UPDATE invoices i SET due_on = (i.month + interval '1 month 5 days')::date,
			issued_at = (i.month + interval '1 month') AT TIME ZONE c.timezone
		FROM companies c WHERE c.id = i.company_id AND i.company_id = ${companyId}`.execute(db);
	await sql`INSERT INTO payments
			(company_id, amount, currency, method, reference, paid_on, created_by)
		SELECT company_id, amount * 3 / 2, currency, 'transfer', 'BNC 204118', due_on, 'Super Admin'
		FROM invoices WHERE company_id = ${companyId} ORDER BY month LIMIT 1`.execute(db);
}
