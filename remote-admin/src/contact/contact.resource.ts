import { contactApi } from '@borlette/shared/contract/contact';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { ContactDrawer } from './ContactDrawer.tsx';
import { Excerpt } from './Excerpt.tsx';
import { messages } from './messages.ts';

/** What visitors of the public site wrote to the provider. */
export const contact = defineResource({
	name: 'contact',
	screens: { list: 'contact.list' },
	endpoints: { list: contactApi.list },
	messages,
	nameOf: ({ name }) => name,
	columns: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'email', label: messages.email },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{ kind: 'custom', name: 'message', label: words.message, cell: Excerpt },
		{ kind: 'date', name: 'created_at', format: 'dateTime', label: messages.createdAt },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
	],
	panel: { param: 'message', keyOf: ({ id }) => id, view: ContactDrawer },
});
