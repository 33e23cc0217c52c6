import { type Generale, generaleApi } from '@borlette/shared/contract/generale';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { screenOf } from '@borlette/shared/screens';
import { messages } from './messages.ts';

export const generale = defineResource({
	name: 'generale',
	param: 'generaleId',
	screens: { list: 'generale.list', create: 'generale.new', edit: 'generale.edit' },
	endpoints: generaleApi,
	messages,
	nameOf: ({ name }) => name,
	putBack: () => ({}),
	columns: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'zone', label: messages.zone },
		{ kind: 'text', name: 'responsible', label: messages.responsible },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'count',
			name: 'surcussales',
			label: messages.surcussales,
			total: true,
			link: screenOf('surcussale.list', {}, ({ id }: Generale) => ({ generale_id: id })),
		},
		{ kind: 'percent', name: 'commission', label: words.commission },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	fields: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'zone', label: messages.zone, help: messages.zoneHelp },
		{ kind: 'text', name: 'responsible', label: messages.responsible },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'percent',
			name: 'commission',
			label: words.commission,
			help: messages.commissionHelp,
		},
	],
});
