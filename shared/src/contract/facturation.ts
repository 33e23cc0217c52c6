import {
	Amount,
	Day,
	endpoint,
	FileAnswer,
	Id,
	Instant,
	Lang,
	listEndpoint,
	Month,
	oneOf,
	type Static,
	strict,
	Type,
} from '@borlette/shared/contract';

/** The last place of the earth where a day ends: until then a draw may be added to a month, so it is billed once it is over there. */
export const BILLING_ZONE = 'Etc/GMT+12';

export const INVOICE_STATES = ['open', 'partial', 'paid', 'overdue'] as const;

/** What the provider bills a company for one month: active terminals × the price of their tier. */
export const Invoice = Type.Object({
	id: Id,
	number: Type.String(),
	company_id: Id,
	companyname: Type.String(),
	month: Month,
	terminals: Type.Integer({ description: 'Agents who sold in the month' }),
	unit_price: Amount,
	amount: Amount,
	currency: Type.String(),
	/** Of it, what payments have settled; the oldest invoice is settled first. */
	paid: Amount,
	/** What is left of it to be paid. */
	remaining: Type.Optional(Amount),
	state: oneOf(INVOICE_STATES),
	due_on: Day,
	issued_at: Instant,
});
export type Invoice = Static<typeof Invoice>;

const path = '/api/generals/facturations';
export const facturationApi = {
	list: listEndpoint({
		path,
		summary: 'Invoices of the company worked on, or of all',
		access: 'session',
		item: Invoice,
		filters: {
			start_date: Day,
			end_date: Day,
			company: Id,
			state: oneOf(INVOICE_STATES),
		},
		sort: ['month', 'companyname', 'amount', 'due_on', 'number'],
		defaultSort: '-month',
		sums: ['amount', 'paid', 'remaining'],
	}),
	one: endpoint({
		method: 'GET',
		path: `${path}/:factuId`,
		summary: 'One invoice',
		access: 'session',
		input: { params: Type.Object({ factuId: Id }) },
		output: Invoice,
	}),
	pdf: endpoint({
		method: 'GET',
		path: `${path}/:factuId/pdf`,
		summary: 'One invoice to print or send',
		access: 'session',
		input: { params: Type.Object({ factuId: Id }), query: strict({ lang: Type.Optional(Lang) }) },
		output: FileAnswer,
		file: 'application/pdf',
	}),
	issue: endpoint({
		method: 'POST',
		path,
		summary: 'Bill the companies whose month is over; what is billed already stays',
		access: { permission: 'add_payment', roles: ['superuser'] },
		lane: 'long',
		writes: 'elsewhere',
		input: {
			body: strict({
				month: Type.String({ pattern: '^2[0-9]{3}-(0[1-9]|1[0-2])$', examples: ['2026-03'] }),
			}),
		},
		output: Type.Object({
			issued: Type.Integer(),
			/** Companies that could not be billed, for a reason that the log has. */
			failed: Type.Optional(Type.Array(Type.String())),
		}),
	}),
};
