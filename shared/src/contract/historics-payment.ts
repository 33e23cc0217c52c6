import {
	Amount,
	Day,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	oneOf,
	optionalText,
	type Static,
	strict,
	Type,
	Version,
} from '@borlette/shared/contract';
import { Currency } from './company.settings.ts';

export const PAYMENT_METHODS = ['cash', 'transfer', 'mobile', 'cheque', 'other'] as const;

const editable = {
	/** Minor units of `currency`. */
	amount: Type.Integer({ ...Amount, minimum: 1 }),
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

const path = '/api/companies/historics-payment';
const roles = ['superuser'] as const;
export const paymentApi = {
	list: listEndpoint({
		path,
		summary: 'Payments of the company worked on, or of all',
		access: { permission: 'view_payment', roles },
		item: Payment,
		filters: { start_date: Day, end_date: Day, method: oneOf(PAYMENT_METHODS) },
		sort: ['paid_on', 'amount', 'companyname', 'created_at'],
		defaultSort: '-paid_on',
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:paymentId`,
		summary: 'One payment',
		access: { permission: ['view_payment', 'change_payment'], roles },
		input: { params: Type.Object({ paymentId: Id }) },
		output: Payment,
	}),
	create: endpoint({
		method: 'POST',
		path,
		summary:
			'Record a payment of the company worked on; with an Idempotency-Key it is recorded once',
		isKeyed: true,
		access: { permission: 'add_payment', roles },
		input: { body: strict(editable) },
		output: Payment,
	}),
	update: endpoint({
		method: 'PUT',
		path,
		summary: 'Correct a payment',
		access: { permission: 'change_payment', roles },
		input: { body: strict({ id: Id, version: Version, ...editable }) },
		output: Payment,
	}),
	remove: endpoint({
		method: 'DELETE',
		path,
		summary: 'Take back a payment recorded by mistake',
		access: { permission: 'change_payment', roles },
		input: { body: strict({ id: Id }) },
		output: Type.Object({ id: Id }),
	}),
};
