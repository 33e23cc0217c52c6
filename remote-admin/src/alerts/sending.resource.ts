import { sendingsApi } from '@borlette/shared/contract/sendings';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { AlertsAbove } from './AlertsAbove.tsx';
import { channelNames } from './channelNames.ts';
import { messages } from './messages.ts';
import { BecameCell, ContentCell } from './sendingCells.tsx';

const states = {
	waiting: { tone: 'info', label: messages.waiting },
	sending: { tone: 'info', label: messages.sending },
	sent: { tone: 'success', label: messages.sent },
	failed: { tone: 'error', label: messages.failed },
} as const;

/** What went out, is to go out and could not. */
export const sending = defineResource({
	name: 'sendings',
	screens: { list: 'alert.sendings' },
	endpoints: { list: sendingsApi.list },
	messages: { list: messages.sendings, empty: messages.sendingsEmpty },
	nameOf: ({ source }) => source,
	listAbove: AlertsAbove,
	columns: [
		{ kind: 'text', name: 'source', label: messages.source },
		{ kind: 'custom', name: 'facts', label: messages.what, cell: ContentCell },
		{ kind: 'text', name: 'person_name', label: messages.person },
		{ kind: 'enum', name: 'channel', label: messages.channel, labels: channelNames },
		{ kind: 'status', name: 'state', label: words.state, states },
		{ kind: 'custom', name: 'problem', label: messages.became, cell: BecameCell },
		{ kind: 'count', name: 'tries', label: messages.tries },
		{ kind: 'date', name: 'created_at', label: messages.createdAt, format: 'dateTime' },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
		{
			kind: 'enum',
			name: 'state',
			label: words.state,
			all: words.everyState,
			labels: {
				waiting: messages.waiting,
				sending: messages.sending,
				sent: messages.sent,
				failed: messages.failed,
			},
		},
		{
			kind: 'enum',
			name: 'channel',
			label: messages.channel,
			all: messages.everyChannel,
			labels: channelNames,
		},
	],
});
