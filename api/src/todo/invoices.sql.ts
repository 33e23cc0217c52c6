import { TODO_RULES } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import { beginOf } from '../db/clock.ts';
import { PROVIDER } from '../db/companies.ts';
import { rowsOf } from '../db/rows.ts';
import type { Scope, Tx } from '../db/scope.ts';
import { invoiceRows } from '../engine/invoices.sql.ts';
import type { CauseOf } from './cause.ts';

const FACTS = sql`'ref', i.number, 'amount', i.amount - i.paid, 'currency', i.currency, 'day', i.due_on`;

const OVERDUE = sql`CASE i.state WHEN 'overdue' THEN 'overdue' ELSE '' END`;

/** The day is over at midnight where the company is. */
const DUE = sql`i.id::text AS subject, NULL::uuid AS surcussale_id, ${OVERDUE} AS grade,
	${beginOf(sql`(i.due_on + 1)`, sql`i.timezone`)} AS due_at`;

/** What a company has to pay in the next days, or did not. */
export const dueInvoices = (scope: Scope): RawBuilder<CauseOf<'invoice_due'>> => sql<
	CauseOf<'invoice_due'>
>`
	SELECT ${DUE}, jsonb_build_object(${FACTS}, 'problem', ${OVERDUE}) AS facts
	FROM (${invoiceRows(scope)}) AS i
	WHERE i.state <> 'paid' AND i.due_on
		<= (now() AT TIME ZONE i.timezone)::date + ${TODO_RULES.invoiceDays}::int`;

/** What companies did not pay the provider in time. */
const unpaidInvoices = (scope: Scope): RawBuilder<CauseOf<'invoice_unpaid'>> => sql<
	CauseOf<'invoice_unpaid'>
>`
	SELECT ${DUE}, jsonb_build_object('company', i.companyname, ${FACTS}) AS facts
	FROM (${invoiceRows(scope)}) AS i WHERE i.state = 'overdue'`;

export const readUnpaidInvoices = (tx: Tx): Promise<CauseOf<'invoice_unpaid'>[]> =>
	rowsOf(tx, unpaidInvoices(PROVIDER.scope));
