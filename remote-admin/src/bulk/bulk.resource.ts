import { type BulkChange, bulkApi } from '@borlette/shared/contract/bulk';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { later, ResetIcon } from '@borlette/shared/ui';
import { CHANGE_NAMES } from './changes.ts';
import { messages } from './messages.ts';

const UndoDialog = later(async () => (await import('./UndoDialog.tsx')).UndoDialog);

/** What was changed in many rows at once, and taking it back. */
export const bulk = defineResource({
	name: 'bulk',
	screens: { list: 'bulk.list' },
	endpoints: { list: bulkApi.list },
	messages,
	nameOf: ({ at }, { dateTime }) => dateTime(at),
	columns: [
		{ kind: 'date', name: 'at', format: 'dateTime', label: messages.at },
		{ kind: 'enum', name: 'change', label: messages.what, labels: CHANGE_NAMES },
		{
			kind: 'enum',
			name: 'object',
			label: messages.of,
			labels: { agent: words.agents, surcussale: messages.surcussales },
		},
		{ kind: 'count', name: 'count', label: messages.rows },
		{ kind: 'text', name: 'actor_name', label: words.by },
		{ kind: 'date', name: 'undone_at', format: 'dateTime', label: messages.cancelled },
		{ kind: 'text', name: 'undone_by', label: messages.cancelledBy },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
		{
			kind: 'enum',
			name: 'change',
			label: messages.what,
			all: messages.everyChange,
			labels: CHANGE_NAMES,
		},
	],
	rowActions: [
		{
			name: 'undo',
			label: messages.undoAction,
			icon: ResetIcon,
			permission: ['change_agent', 'change_surcussale'],
			endpoint: bulkApi.undo,
			applies: ({ undone_at }: BulkChange) => undone_at === null,
			dialog: UndoDialog,
		},
	],
});
