import { serverNow } from '@borlette/shared/api';
import type { FieldError } from '@borlette/shared/contract';
import { agentChoices } from '@borlette/shared/contract/agent';
import { endFault, messagesApi } from '@borlette/shared/contract/messages';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { words } from '@borlette/shared/i18n';
import { defineResource, scopeParts } from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Recipients } from './Recipients.tsx';
import { startOfMinute } from './startOfMinute.ts';

const Preview = later(async () => (await import('./Preview.tsx')).Preview);

/** One that is on is shown only in its time. */
function stateOf({ is_active, starts_at, ends_at }: Readonly<Record<string, unknown>>) {
	const now = serverNow();
	if (!is_active) return undefined;
	if (Date.parse(String(starts_at)) > now) return { tone: 'info', label: messages.toCome } as const;
	return ends_at !== null && Date.parse(String(ends_at)) <= now
		? ({ tone: 'neutral', label: messages.over } as const)
		: undefined;
}

/** A moment of a form that may be empty. */
const given = (moment: unknown): string => (typeof moment === 'string' ? moment : '');

/** Messages that the terminals show. */
export const message = defineResource({
	name: 'message-push',
	param: 'messageId',
	screens: { list: 'message.list', create: 'message.new', edit: 'message.edit' },
	endpoints: messagesApi,
	messages,
	nameOf: ({ title }) => title,
	// No terminal would show one that is over.
	putBack: (row) => (endFault(row, serverNow()) ? null : {}),
	scope: { parts: [scopeParts.surcussale, scopeParts.agent] },
	columns: [
		{ kind: 'text', name: 'title', label: messages.subject },
		{
			kind: 'custom',
			name: 'recipients',
			label: messages.recipients,
			cell: Recipients,
			inFile: [
				{ name: 'surcussale_name', label: words.surcussale },
				{ name: 'agent_name', label: words.agent },
			],
		},
		{ kind: 'date', name: 'starts_at', format: 'dateTime', label: messages.startsAt },
		{
			kind: 'date',
			name: 'ends_at',
			format: 'dateTime',
			label: messages.endsAt,
			none: messages.noEnd,
		},
		{
			kind: 'status',
			name: 'is_active',
			label: words.state,
			states: {
				true: { tone: 'success', label: messages.shown },
				false: { tone: 'neutral', label: messages.stateInactive },
			},
			of: stateOf,
			inFile: { true: words.activeM, false: messages.stateInactive },
		},
		{ kind: 'text', name: 'created_by', label: messages.createdBy },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
		{
			kind: 'ref',
			name: 'surcussale_id',
			label: words.surcussale,
			all: words.everySurcussale,
			choices: surcussaleChoices,
		},
		{
			kind: 'ref',
			name: 'agent_id',
			label: words.agent,
			all: words.everyAgent,
			choices: agentChoices,
		},
		{
			kind: 'bool',
			name: 'is_active',
			label: words.state,
			all: words.everyState,
			labels: { true: words.activeOnesM, false: messages.inactive },
		},
	],
	fields: [
		{ kind: 'text', name: 'title', label: messages.subject, isWide: true },
		{ kind: 'longText', name: 'body', label: words.message, help: messages.bodyHelp, isWide: true },
		{
			kind: 'ref',
			name: 'surcussale_id',
			label: words.surcussale,
			choices: surcussaleChoices,
			none: words.everySurcussale,
			shown: 'surcussale_name',
		},
		{
			kind: 'ref',
			name: 'agent_id',
			label: words.agent,
			help: messages.agentHelp,
			choices: agentChoices,
			none: words.everyAgent,
			shown: 'agent_name',
		},
		{ kind: 'dateTime', name: 'starts_at', label: messages.startsAt },
		{ kind: 'dateTime', name: 'ends_at', label: messages.endsAt, help: messages.endsAtHelp },
	],
	wrong({ starts_at, ends_at }, row): Readonly<Record<string, FieldError>> {
		const period = { starts_at: given(starts_at), ends_at: given(ends_at) };
		const fault = endFault(period, serverNow(), row);
		return fault ? { ends_at: fault } : {};
	},
	initial: () => ({ starts_at: startOfMinute() }),
	formAside: Preview,
	activation: {
		permission: 'change_apppromote',
		words: {
			activate: messages.activate,
			deactivate: messages.deactivate,
			activated: messages.activated,
			deactivated: messages.deactivated,
		},
	},
});
