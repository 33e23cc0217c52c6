import { generaleChoices } from '@borlette/shared/contract/generale';
import { overviewApi } from '@borlette/shared/contract/overview';
import { activeSupervisorChoices, supervisorChoices } from '@borlette/shared/contract/supervisor';
import { type Surcussale, surcussaleApi } from '@borlette/shared/contract/surcussale';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { screenOf, supervisorPage } from '@borlette/shared/screens';
import { later } from '@borlette/shared/ui';
import { surcussaleBulk } from '../bulk/bulk.tsx';
import { ImportSurcussales } from '../imports/ImportLinks.tsx';
import { messages } from './messages.ts';

const CityField = later(async () => (await import('./CityField.tsx')).CityField);

export const surcussale = defineResource({
	name: 'surcussale',
	param: 'surcussaleId',
	screens: {
		list: 'surcussale.list',
		create: 'surcussale.new',
		edit: 'surcussale.edit',
		page: 'surcussale.page',
	},
	endpoints: surcussaleApi,
	messages,
	alsoShownBy: [overviewApi.surcussale],
	nameOf: ({ name }) => name,
	columns: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'city', label: messages.city },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'ref',
			name: 'supervisor_name',
			label: words.supervisor,
			none: messages.noSupervisor,
			link: supervisorPage,
		},
		{
			kind: 'ref',
			name: 'generale_name',
			label: messages.generale,
			none: messages.noGenerale,
			link: screenOf('generale.edit', ({ generale_id }: Surcussale) => ({
				generaleId: generale_id,
			})),
		},
		{
			kind: 'count',
			name: 'agents',
			label: words.agents,
			total: true,
			link: screenOf('agent.list', {}, ({ id }: Surcussale) => ({ surcussale_id: id })),
		},
		{ kind: 'percent', name: 'commission', label: words.commission },
		{
			kind: 'status',
			name: 'is_active',
			label: words.status,
			states: {
				true: { tone: 'success', label: messages.isActive },
				false: { tone: 'neutral', label: words.blockedF },
			},
		},
	],
	filters: [
		{
			kind: 'ref',
			name: 'supervisor_id',
			label: words.supervisor,
			all: words.everySupervisor,
			choices: supervisorChoices,
		},
		{
			kind: 'ref',
			name: 'generale_id',
			label: messages.generale,
			all: messages.everyGenerale,
			choices: generaleChoices,
		},
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesF, false: words.blockedOnesF },
		},
	],
	fields: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{ kind: 'custom', name: 'city', label: messages.city, field: CityField },
		{ kind: 'text', name: 'address', label: words.address },
		{
			kind: 'ref',
			name: 'supervisor_id',
			label: words.supervisor,
			help: messages.supervisorHelp,
			choices: activeSupervisorChoices,
			none: messages.noSupervisor,
			shown: 'supervisor_name',
			permission: 'view_supervisor',
		},
		{
			kind: 'ref',
			name: 'generale_id',
			label: messages.generale,
			choices: generaleChoices,
			none: messages.noGenerale,
			shown: 'generale_name',
			permission: 'view_generale',
		},
		{
			kind: 'percent',
			name: 'commission',
			label: words.commission,
			help: messages.commissionHelp,
		},
	],
	bulk: surcussaleBulk,
	listActions: ImportSurcussales,
	activation: {
		permission: 'block_suc',
		words: {
			activate: words.unblock,
			deactivate: words.block,
			activated: messages.unblockedToast,
			deactivated: messages.blockedToast,
		},
	},
});
