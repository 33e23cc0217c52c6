import type { Payment } from '@borlette/shared/contract/historics-payment';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { ofCompany, type Scope } from '../../db/scope.ts';

export const paymentRows = (scope: Scope): RawBuilder<Payment> => sql<Payment>`
	SELECT p.id, p.company_id, c.companyname, p.amount, p.currency, p.method, p.reference, p.paid_on,
		p.note, p.created_by, p.version, p.created_at
	FROM payments p JOIN companies c ON c.id = p.company_id
	WHERE ${ofCompany(scope, 'p')}`;

export const findPayment = (db: Db, scope: Scope, id: string): Promise<Payment | undefined> =>
	rowOf(db, sql<Payment>`SELECT * FROM (${paymentRows(scope)}) AS r WHERE id = ${id}`);

/** The newest that this one is perhaps recorded once more of. */
export const likePayment = (
	db: Db,
	scope: Scope,
	{ amount, currency, paid_on }: Pick<Payment, 'amount' | 'currency' | 'paid_on'>,
): Promise<Payment | undefined> =>
	rowOf(
		db,
		sql<Payment>`SELECT * FROM (${paymentRows(scope)}) AS r
			WHERE amount = ${amount} AND currency = ${currency} AND paid_on = ${paid_on}::date
			ORDER BY created_at DESC LIMIT 1`,
	);
