import { type Generale, generaleApi } from '@borlette/shared/contract/generale';
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
	columns: [
		{ kind: 'text', name: 'name', label: messages.name },
		{ kind: 'text', name: 'zone', label: messages.zone },
		{ kind: 'text', name: 'responsible', label: messages.responsible },
		{ kind: 'phone', name: 'phone', label: messages.phone },
		{
			kind: 'count',
			name: 'surcussales',
			label: messages.surcussales,
			total: true,
			link: screenOf('surcussale.list', {}, ({ id }: Generale) => ({ generale_id: id })),
		},
		{ kind: 'percent', name: 'commission', label: messages.commission },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	fields: [
		{ kind: 'text', name: 'name', label: messages.name },
		{ kind: 'text', name: 'zone', label: messages.zone, help: messages.zoneHelp },
		{ kind: 'text', name: 'responsible', label: messages.responsible },
		{ kind: 'phone', name: 'phone', label: messages.phone },
		{
			kind: 'percent',
			name: 'commission',
			label: messages.commission,
			help: messages.commissionHelp,
		},
	],
});
