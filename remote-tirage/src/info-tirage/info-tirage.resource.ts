import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { scheduleColumns } from '../schedule/columns.ts';
import { messages as schedule } from '../schedule/messages.ts';
import { slots } from '../schedule/slots.ts';
import { messages } from './messages.ts';

const ZoneField = later(async () => (await import('../schedule/ZoneField.tsx')).ZoneField);
const CatalogueAside = later(async () => (await import('./CatalogueAside.tsx')).CatalogueAside);
const NEW_COLOUR = '#2F6BDE';

export const infoTirage = defineResource({
	name: 'info-tirage',
	param: 'infoTirageId',
	screens: { list: 'info-tirage.list', create: 'info-tirage.new', edit: 'info-tirage.edit' },
	endpoints: infoTirageApi,
	messages,
	nameOf: ({ name }) => name,
	putBack: () => ({}),
	columns: [
		{ kind: 'draw', name: 'name', colour: 'colour', label: words.name },
		{ kind: 'text', name: 'state', label: schedule.source },
		{ kind: 'enum', name: 'slot', label: schedule.slot, labels: slots },
		...scheduleColumns,
		{ kind: 'status', name: 'is_active', label: words.status },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesF, false: words.blockedOnesF },
		},
		{ kind: 'enum', name: 'slot', label: schedule.slot, all: schedule.everySlot, labels: slots },
	],
	fields: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'state', label: schedule.source, help: messages.sourceHelp },
		{ kind: 'enum', name: 'slot', label: schedule.slot, labels: slots },
		{ kind: 'colour', name: 'colour', label: words.colour },
		{ kind: 'custom', name: 'timezone', label: words.zone, field: ZoneField },
		{
			kind: 'time',
			name: 'draw_time',
			label: schedule.drawTime,
			help: schedule.drawTimeHelp,
		},
		{ kind: 'weekdays', name: 'days', label: schedule.days, isWide: true },
	],
	initial: () => ({ colour: NEW_COLOUR }),
	activation: { permission: 'change_infotirage' },
	formAside: CatalogueAside,
});
