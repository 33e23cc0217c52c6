import {
	Amount,
	Day,
	Id,
	Instant,
	oneOf,
	optionalText,
	type Static,
	Type,
	Version,
} from '@borlette/shared/contract';
import { Currency } from './company.settings.ts';
import { crudApi } from './crud.ts';

export const PAYMENT_METHODS = ['cash', 'transfer', 'mobile', 'cheque', 'other'] as const;

/** The most that one payment may be: two slips of a hand would else add up to more than any list can say (decision 0027). */
export const PAYMENT_MAX = 100_000_000_000;

const editable = {
	/** Minor units of `currency`. */
	amount: Type.Integer({ ...Amount, minimum: 1, maximum: PAYMENT_MAX }),
	currency: Currency,
	method: oneOf(PAYMENT_METHODS),
	/** Of the bank, the transfer or the cheque. */
	reference: optionalText(120),
	paid_on: Day,
	note: optionalText(500),
};

/** What the provider received from a company; it settles the oldest invoices first. */
export const Payment = Type.Object({
	...editable,
	currency: Type.String(),
	id: Id,
	company_id: Id,
	companyname: Type.String(),
	created_by: Type.String(),
	version: Version,
	created_at: Instant,
});
export type Payment = Static<typeof Payment>;

export const paymentApi = crudApi({
	path: '/api/companies/historics-payment',
	param: 'paymentId',
	codes: 'payment',
	roles: ['superuser'],
	item: Payment,
	editable,
	added: {
		/**
		 * Refused with `likely_double` where a payment of the same company, day, amount and currency is recorded; `current` is
		 * that one. Without it a payment is recorded whatever there is.
		 */
		not_twice: Type.Optional(Type.Boolean()),
	},
	adding: { isKeyed: true },
	filters: { start_date: Day, end_date: Day, method: oneOf(PAYMENT_METHODS) },
	sort: ['paid_on', 'amount', 'companyname', 'created_at'],
	defaultSort: '-paid_on',
	sums: ['amount'],
	summaries: {
		list: 'Payments of the company worked on, or of all',
		one: 'One payment',
		create:
			'Record a payment of the company worked on; with an Idempotency-Key it is recorded once',
		update: 'Correct a payment',
		remove: 'Take back a payment recorded by mistake',
	},
});
