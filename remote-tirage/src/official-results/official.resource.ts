import { officialResultApi } from '@borlette/shared/contract/official-results';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { messages as schedule } from '../schedule/messages.ts';
import { slots } from '../schedule/slots.ts';
import { DrawCell } from './DrawCell.tsx';
import { messages } from './messages.ts';
import { OfficialActions } from './OfficialActions.tsx';
import { WaitingDraws } from './WaitingDraws.tsx';

/** Official results, entered for all companies or imported. */
export const official = defineResource({
	name: 'official-results',
	screens: { list: 'official-results.list' },
	endpoints: { list: officialResultApi.list },
	messages: { list: messages.list, empty: messages.empty },
	nameOf: ({ id }) => id,
	listActions: OfficialActions,
	listAbove: WaitingDraws,
	columns: [
		{ kind: 'custom', name: 'state', label: schedule.source, cell: DrawCell },
		{ kind: 'enum', name: 'slot', label: schedule.slot, labels: slots },
		{ kind: 'date', name: 'draw_date', label: messages.day, format: 'day' },
		{ kind: 'ball', name: 'pick3', label: messages.pick3 },
		{ kind: 'ball', name: 'pick4', label: messages.pick4 },
		{ kind: 'text', name: 'created_by', label: messages.by },
		{ kind: 'date', name: 'created_at', label: messages.at, format: 'relative' },
	],
	filters: [
		{ kind: 'enum', name: 'slot', label: schedule.slot, all: schedule.everySlot, labels: slots },
		{ kind: 'date', name: 'start_date', label: messages.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
	],
});
