import type { Invoice } from '@borlette/shared/contract/facturation';
import type { State } from '@borlette/shared/resource';
import { messages } from './messages.ts';

/** The state of an invoice, in words. */
export const invoiceStates: Readonly<Record<Invoice['state'], State>> = {
	open: { tone: 'info', label: messages.open },
	partial: { tone: 'warning', label: messages.partial },
	paid: { tone: 'success', label: messages.settled },
	overdue: { tone: 'error', label: messages.overdue },
};
