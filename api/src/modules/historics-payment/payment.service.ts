import type { BodyOf } from '@borlette/shared/contract';
import type { Payment, paymentApi } from '@borlette/shared/contract/historics-payment';
import { todayIn } from '../../db/clock.ts';
import { lockOf } from '../../db/lock.sql.ts';
import { ApiFailure, invalidField } from '../../errors.ts';
import { records } from '../../http/records.ts';
import type { Context } from '../../http/route.ts';
import { refreshTodos } from '../../todo/keep.ts';
import { findPayment, likePayment } from './payment.sql.ts';

type Body = BodyOf<typeof paymentApi.create>;
type New = Omit<Body, 'not_twice'>;
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

/** Throws `likely_double` where it is wanted and one like it is recorded (decision 0100). */
export async function recordPayment(
	context: Context,
	actor: string,
	{ not_twice, ...body }: Body,
): Promise<Payment> {
	const { db, scope, companyId } = context;
	if (not_twice) {
		await lockOf(db, 'payments', companyId);
		const current = await likePayment(db, scope, body);
		if (current) throw new ApiFailure('likely_double', { current });
	}
	return payments.create(context, body, { created_by: actor });
}
