import { agentChoices } from '@borlette/shared/contract/agent';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import { words } from '@borlette/shared/i18n';
import { defineResource, scopeParts } from '@borlette/shared/resource';
import { agentPage } from '@borlette/shared/screens';
import { messages } from './messages.ts';

/** A row is a block: it is active while the ball is refused, so "deactivate" unblocks. */
export const boulesBlock = defineResource({
	name: 'boules-block',
	screens: { list: 'boules-block.list', create: 'boules-block.new' },
	endpoints: boulesBlockApi,
	messages,
	nameOf: ({ boule }) => boule,
	scope: {
		parts: [scopeParts.agent, scopeParts.tirage],
		days: { from: 'start_date', until: 'end_date' },
		saved: messages.saved,
	},
	columns: [
		{ kind: 'ball', name: 'boule', label: words.boule },
		{ kind: 'ref', name: 'tirage_name', label: words.tirage, none: words.everyTirage },
		{
			kind: 'ref',
			name: 'agent_name',
			label: words.agent,
			none: words.everyAgent,
			link: agentPage,
		},
		{ kind: 'date', name: 'start_date', format: 'day', label: messages.start },
		{ kind: 'date', name: 'end_date', format: 'day', label: messages.end, none: messages.noEnd },
		{ kind: 'text', name: 'reason', label: words.reason },
		{
			kind: 'status',
			name: 'is_active',
			label: words.status,
			states: {
				true: { tone: 'error', label: words.blockedF },
				false: { tone: 'neutral', label: messages.unblocked },
			},
		},
		{ kind: 'text', name: 'created_by', label: words.by },
		{ kind: 'date', name: 'created_at', format: 'relative', label: words.blockedF },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
		{
			kind: 'ref',
			name: 'tirage_id',
			label: words.tirage,
			all: words.everyTirage,
			choices: tirageChoices,
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
			label: words.status,
			all: words.everyState,
			labels: { true: words.blockedOnesF, false: messages.unblockedOnes },
		},
	],
	fields: [
		{ kind: 'balls', name: 'boules', label: messages.boules, isWide: true },
		{
			kind: 'ref',
			name: 'tirage_id',
			label: words.tirage,
			choices: tirageChoices,
			none: words.everyTirage,
		},
		{
			kind: 'ref',
			name: 'agent_id',
			label: words.agent,
			choices: agentChoices,
			none: words.everyAgent,
		},
		{ kind: 'date', name: 'start_date', label: messages.start },
		{ kind: 'date', name: 'end_date', label: messages.end, help: messages.endHelp },
		{ kind: 'longText', name: 'reason', label: words.reason, isWide: true },
	],
	initial: ({ today }) => ({ start_date: today }),
	activation: {
		permission: 'block_boule',
		words: {
			activate: messages.block,
			deactivate: words.unblock,
			activated: messages.blockedToast,
			deactivated: messages.unblockedToast,
		},
	},
});
