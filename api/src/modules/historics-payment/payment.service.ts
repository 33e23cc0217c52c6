import type { BodyOf } from '@borlette/shared/contract';
import type { Payment, paymentApi } from '@borlette/shared/contract/historics-payment';
import { records } from '../../http/records.ts';
import { refreshTodos } from '../../todo/keep.ts';
import { findPayment } from './payment.sql.ts';

type New = BodyOf<typeof paymentApi.create>;
type Change = BodyOf<typeof paymentApi.update>;

export const payments = records<Payment, New, Change>({
	type: 'historics-payment',
	table: 'payments',
	labelOf: ({ companyname, paid_on }) => `${companyname}, ${paid_on}`,
	find: findPayment,
	after: ({ db, scope }) => refreshTodos(db, scope, ['invoice_due']),
});
