import { companyChoices } from '@borlette/shared/contract/company';
import { facturationApi } from '@borlette/shared/contract/facturation';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { IssueButton } from './IssueButton.tsx';
import { Month } from './Month.tsx';
import { messages } from './messages.ts';
import { NumberLink } from './NumberLink.tsx';
import { Remaining } from './Remaining.tsx';
import { invoiceStates } from './states.ts';

/** What the provider bills: of all companies, or of the one worked on. */
export const facturation = defineResource({
	name: 'facturation',
	screens: { list: 'facturation.list' },
	endpoints: { list: facturationApi.list },
	messages,
	listActions: IssueButton,
	nameOf: ({ number }) => number,
	columns: [
		{ kind: 'custom', name: 'number', label: words.invoice, cell: NumberLink },
		{ kind: 'custom', name: 'month', label: messages.month, cell: Month, isOnCard: true },
		{ kind: 'count', name: 'terminals', label: words.terminals },
		{ kind: 'money', name: 'unit_price', currency: 'currency', label: messages.unitPrice },
		{
			kind: 'money',
			name: 'amount',
			currency: 'currency',
			label: words.amount,
			total: true,
			isOnCard: true,
		},
		{ kind: 'money', name: 'paid', currency: 'currency', label: messages.paid, total: true },
		{
			kind: 'custom',
			name: 'remaining',
			label: messages.remaining,
			cell: Remaining,
			align: 'end',
			currency: 'currency',
			total: true,
			isOnCard: true,
		},
		{ kind: 'date', name: 'due_on', format: 'day', label: messages.dueOn, isOnCard: true },
		{ kind: 'status', name: 'state', label: words.state, states: invoiceStates },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
		{
			kind: 'ref',
			name: 'company',
			label: words.company,
			all: words.everyCompany,
			// Everybody else reads the invoices of one.
			permission: 'view_company',
			choices: companyChoices,
		},
		{
			kind: 'enum',
			name: 'state',
			label: words.state,
			all: words.everyState,
			labels: {
				open: messages.open,
				partial: messages.partial,
				paid: messages.settled,
				overdue: messages.overdue,
			},
		},
	],
});
