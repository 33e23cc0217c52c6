import type { Invoice } from '@borlette/shared/contract/facturation';
import { type RawBuilder, sql } from 'kysely';
import { ofCompany, type Scope } from '../db/scope.ts';

/** The zone is the company's: its days begin and end there. It is never sent. */
export type InvoiceRow = Invoice & { timezone: string };

/** What a company paid in a currency settles its invoices in it, the oldest first. */
export const invoiceRows = (scope: Scope): RawBuilder<InvoiceRow> => sql<InvoiceRow>`
	SELECT i.*, i.amount - i.paid AS remaining, CASE
			WHEN i.paid = i.amount THEN 'paid'
			WHEN i.due_on < (now() AT TIME ZONE i.timezone)::date THEN 'overdue'
			WHEN i.paid > 0 THEN 'partial'
			ELSE 'open' END AS state
	FROM (
		SELECT i.id, i.number, i.company_id, c.companyname, c.timezone, i.month, i.terminals,
			i.unit_price, i.amount, i.currency, i.due_on, i.issued_at,
			least(i.amount, greatest(0, coalesce(p.total, 0) - (sum(i.amount) OVER earlier - i.amount))
				)::bigint AS paid
		FROM invoices i
		JOIN companies c ON c.id = i.company_id
		LEFT JOIN (
			SELECT company_id, currency, sum(amount) AS total FROM payments GROUP BY company_id, currency
		) AS p ON p.company_id = i.company_id AND p.currency = i.currency
		WHERE ${ofCompany(scope, 'i')}
		WINDOW earlier AS (PARTITION BY i.company_id, i.currency ORDER BY i.month)
	) AS i`;
