import { facturationApi } from '@borlette/shared/contract/facturation';
import { type Payment, paymentApi } from '@borlette/shared/contract/historics-payment';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { createElement } from 'react';
import { LikePayment } from './LikePayment.tsx';
import { messages } from './messages.ts';
import { RemoveText } from './RemoveText.tsx';

const Settles = later(async () => (await import('./Settles.tsx')).Settles);

const methods = {
	cash: messages.cash,
	transfer: messages.transfer,
	mobile: messages.mobile,
	cheque: messages.cheque,
	other: messages.other,
};
/** Of the invoices, which payments are in. */
const currencies = { USD: messages.usd, HTG: messages.htg, DOP: messages.dop };

export const payment = defineResource({
	name: 'payment',
	param: 'paymentId',
	screens: { list: 'payment.list', create: 'payment.new', edit: 'payment.edit' },
	endpoints: paymentApi,
	messages,
	alsoShownBy: [facturationApi.list, facturationApi.one],
	nameOf: ({ companyname, paid_on }, { day }) => `${companyname}, ${day(paid_on)}`,
	columns: [
		{ kind: 'date', name: 'paid_on', format: 'day', label: messages.paidOn },
		{ kind: 'text', name: 'companyname', label: words.company },
		{
			kind: 'money',
			name: 'amount',
			currency: 'currency',
			label: words.amount,
			total: true,
		},
		{ kind: 'enum', name: 'method', label: messages.method, labels: methods },
		{ kind: 'text', name: 'reference', label: words.reference },
		{ kind: 'text', name: 'note', label: words.note },
		{ kind: 'text', name: 'created_by', label: messages.createdBy },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
		{
			kind: 'enum',
			name: 'method',
			label: messages.method,
			all: messages.everyMethod,
			labels: methods,
		},
	],
	fields: [
		{ kind: 'money', name: 'amount', currency: 'currency', label: words.amount },
		{
			kind: 'enum',
			name: 'currency',
			label: messages.currency,
			help: messages.currencyHelp,
			labels: currencies,
		},
		{ kind: 'date', name: 'paid_on', label: messages.paidOn, last: 'today' },
		{ kind: 'enum', name: 'method', label: messages.method, labels: methods },
		{
			kind: 'text',
			name: 'reference',
			label: words.reference,
			help: messages.referenceHelp,
			isWide: true,
		},
		{ kind: 'longText', name: 'note', label: words.note, isWide: true },
	],
	initial: ({ today }) => ({
		currency: 'USD' as const,
		method: 'transfer' as const,
		paid_on: today,
	}),
	formAside: Settles,
	asked: {
		likely_double: (like) => ({
			title: messages.twiceTitle,
			text: createElement(LikePayment, { like: like as Payment }),
			submit: messages.twiceSubmit,
		}),
	},
	removeText: RemoveText,
});
