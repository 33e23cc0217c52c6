import { BILLING_ZONE } from '@borlette/shared/contract/facturation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import { ofCountry, type Scope } from '../../db/scope.ts';
import { type InvoiceRow, invoiceRows } from '../../engine/invoices.sql.ts';

/** Months that the days touch; one company. */
export const CONDITIONS = {
	start_date: (day: string) => sql<boolean>`r.month >= date_trunc('month', ${day}::date)`,
	end_date: (day: string) => sql<boolean>`r.month <= ${day}::date`,
	company: (id: string) => sql<boolean>`r.company_id = ${id}::uuid`,
};

export const findInvoice = (db: Db, scope: Scope, id: string): Promise<InvoiceRow | undefined> =>
	rowOf(db, sql<InvoiceRow>`SELECT * FROM (${invoiceRows(scope)}) AS r WHERE id = ${id}`);

/** What an invoice shows of whom it is for, beside their name. */
export const findBilled = (db: Db, companyId: string) =>
	theRow(
		db,
		sql<{ address: string; user_photo: string | null }>`
			SELECT address, user_photo FROM companies WHERE id = ${companyId}`,
	);

/** Whether something was sold to company `c` for draws of these days. */
const isPlayed = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql<boolean>`EXISTS (
	SELECT FROM fiches f WHERE f.company_id = c.id AND f.draw_date >= (${from})::date AND f.draw_date < (${to})::date)`;

/**
 * Every company that is seen, with the newest month that is over: everywhere, since a draw further west may be added to it that long, and in
 * each draw of the company, whose last sale may be under way until the draw is closed. `over`: whether `month` is, too. `at`: the
 * moment it is asked of, the present one unless given. `unbilled`: that month, and those of the year before it in whose time to be billed nothing
 * was played, as while the product was off. Others were not to be billed.
 */
export const companiesToBill = (db: Db, scope: Scope, month: string | null, at: string | null) =>
	rowsOf(
		db,
		sql<{
			id: string;
			companyname: string;
			last: string;
			over: boolean | null;
			unbilled: string[];
		}>`
			SELECT c.id, c.companyname, to_char(newest.month, 'YYYY-MM') AS last,
				${month}::date <= newest.month AS over,
				ARRAY(
					SELECT to_char(m.month, 'YYYY-MM')
					FROM generate_series(newest.month - interval '11 months', newest.month, interval '1 month') AS m (month)
					WHERE m.month = newest.month
						OR ${isPlayed(sql`m.month`, sql`m.month + interval '1 month'`)}
							AND NOT ${isPlayed(sql`m.month + interval '1 month 2 days'`, sql`m.month + interval '2 months'`)}
					ORDER BY m.month
				) AS unbilled
			FROM companies c
			CROSS JOIN (SELECT coalesce(${at}::timestamptz, now()) AS at) AS asked
			CROSS JOIN LATERAL (
				SELECT date_trunc('month', asked.at AT TIME ZONE ${sql.lit(BILLING_ZONE)}) - interval '1 month' AS month
			) AS past
			CROSS JOIN LATERAL (
				SELECT CASE WHEN EXISTS (SELECT FROM tirage_instances i WHERE i.company_id = c.id
						AND i.draw_date >= past.month AND i.draw_date < past.month + interval '1 month'
						AND (i.state = 'open' OR i.close_at > asked.at))
					THEN past.month - interval '1 month' ELSE past.month END AS month
			) AS newest
			WHERE ${ofCountry(scope, 'c.id')}
			ORDER BY c.id`,
	);

const DAYS_TO_PAY = 5;

/**
 * Bills the company of the transaction for a month (its first day): agents who sold × the price of
 * the tier that many reach. No row when none sold or when the month is billed already.
 */
export const insertInvoice = (db: Db, companyId: string, month: string) =>
	rowOf(
		db,
		sql<{ id: string; number: string; amount: number }>`
			INSERT INTO invoices
				(company_id, number, month, terminals, unit_price, amount, currency, due_on)
			SELECT c.id, c.ref_code || '-' || to_char(${month}::date, 'YYYY-MM'), ${month}::date,
				sold.terminals, tier.price, sold.terminals * tier.price, s.invoice_currency,
				(now() AT TIME ZONE c.timezone)::date + ${sql.lit(DAYS_TO_PAY)}
			FROM companies c
			JOIN company_settings s ON s.company_id = c.id
			CROSS JOIN LATERAL (
				SELECT count(DISTINCT f.agent_id) AS terminals FROM fiches f
				WHERE f.company_id = c.id AND f.status <> 'deleted'
					AND f.draw_date >= ${month}::date
					AND f.draw_date < (${month}::date + interval '1 month')::date
			) AS sold
			CROSS JOIN LATERAL (
				SELECT (t ->> 'price')::bigint AS price FROM jsonb_array_elements(s.invoice_tiers) AS t
				WHERE (t ->> 'from')::bigint <= sold.terminals
				ORDER BY (t ->> 'from')::bigint DESC LIMIT 1
			) AS tier
			WHERE c.id = ${companyId} AND sold.terminals > 0
			ON CONFLICT (company_id, month) DO NOTHING
			RETURNING id, number, amount`,
	);
