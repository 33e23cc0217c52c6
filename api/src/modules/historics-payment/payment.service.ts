import type { BodyOf } from '@borlette/shared/contract';
import type { Payment, paymentApi } from '@borlette/shared/contract/historics-payment';
import { todayIn } from '../../db/clock.ts';
import { invalidField } from '../../errors.ts';
import { records } from '../../http/records.ts';
import { refreshTodos } from '../../todo/keep.ts';
import { findPayment } from './payment.sql.ts';

type New = BodyOf<typeof paymentApi.create>;
type Change = BodyOf<typeof paymentApi.update>;

/** Where it is a day first: what was received has a day that is one somewhere, whether the provider is east or west. */
const FIRST_ZONE = 'Pacific/Kiritimati';

export const payments = records<Payment, New, Change>({
	type: 'historics-payment',
	table: 'payments',
	labelOf: ({ companyname, paid_on }) => `${companyname}, ${paid_on}`,
	find: findPayment,
	async check({ db }, { paid_on }, before) {
		if (paid_on === before?.paid_on) return;
		if (paid_on > (await todayIn(db, FIRST_ZONE))) throw invalidField('paid_on', 'not_allowed');
	},
	after: ({ db, scope }) => refreshTodos(db, scope, ['invoice_due']),
});
