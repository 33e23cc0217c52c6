import { agentApi } from '@borlette/shared/contract/agent';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { defineResource } from '@borlette/shared/resource';
import { messages } from './messages.ts';

const tirages = { from: tirageApi.list, choice: ({ name }: { name: string }) => name };
const agents = {
	from: agentApi.list,
	choice: ({ first_name, last_name }: { first_name: string; last_name: string }) =>
		`${first_name} ${last_name}`,
};

/** A row is a block: it is active while the ball is refused, so "deactivate" unblocks. */
export const boulesBlock = defineResource({
	name: 'boules-block',
	screens: { list: 'boules-block.list', create: 'boules-block.new' },
	endpoints: boulesBlockApi,
	messages,
	nameOf: ({ boule }) => boule,
	columns: [
		{ kind: 'ball', name: 'boule', label: messages.boule },
		{ kind: 'ref', name: 'tirage_name', label: messages.tirage, none: messages.everyTirage },
		{ kind: 'ref', name: 'agent_name', label: messages.agent, none: messages.everyAgent },
		{ kind: 'date', name: 'start_date', format: 'day', label: messages.start },
		{ kind: 'date', name: 'end_date', format: 'day', label: messages.end, none: messages.noEnd },
		{ kind: 'text', name: 'reason', label: messages.reason },
		{
			kind: 'status',
			name: 'is_active',
			label: messages.status,
			states: {
				true: { tone: 'error', label: messages.blocked },
				false: { tone: 'neutral', label: messages.unblocked },
			},
		},
		{ kind: 'text', name: 'created_by', label: messages.createdBy },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	filters: [
		{
			kind: 'ref',
			name: 'tirage_id',
			label: messages.tirage,
			choices: tirages,
		},
		{ kind: 'ref', name: 'agent_id', label: messages.agent, choices: agents },
		{
			kind: 'bool',
			name: 'is_active',
			label: messages.status,
			labels: { true: messages.blockedOnes, false: messages.unblockedOnes },
		},
	],
	fields: [
		{ kind: 'balls', name: 'boules', label: messages.boules, isWide: true },
		{
			kind: 'ref',
			name: 'tirage_id',
			label: messages.tirage,
			choices: tirages,
			none: messages.everyTirage,
		},
		{
			kind: 'ref',
			name: 'agent_id',
			label: messages.agent,
			choices: agents,
			none: messages.everyAgent,
		},
		{ kind: 'date', name: 'start_date', label: messages.start },
		{ kind: 'date', name: 'end_date', label: messages.end, help: messages.endHelp },
		{ kind: 'longText', name: 'reason', label: messages.reason, isWide: true },
	],
	initial: ({ today }) => ({ start_date: today }),
	activation: {
		permission: 'block_boule',
		words: {
			activate: messages.block,
			deactivate: messages.unblock,
			activated: messages.blockedToast,
			deactivated: messages.unblockedToast,
		},
	},
});
