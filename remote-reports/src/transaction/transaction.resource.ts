import { movementKinds, movementNotes } from '@borlette/shared/cards';
import { agentChoices } from '@borlette/shared/contract/agent';
import { supervisorChoices } from '@borlette/shared/contract/supervisor';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { agentPage, surcussalePage } from '@borlette/shared/screens';
import { messages } from './messages.ts';

/** The ledger of the agents, with what each entry leaves them. */
export const transactions = defineResource<
	typeof transactionApi.list,
	never,
	typeof transactionApi.create
>({
	name: 'transaction',
	screens: { list: 'transaction.list', create: 'transaction.new' },
	endpoints: { list: transactionApi.list, create: transactionApi.create },
	messages: { list: messages.list, create: messages.create, empty: messages.empty },
	nameOf: ({ agent_name, seq }) => `${agent_name}, ${seq}`,
	columns: [
		{ kind: 'date', name: 'at', format: 'dateTime', label: messages.at },
		{
			kind: 'ref',
			name: 'agent_name',
			label: words.agent,
			link: agentPage,
		},
		{ kind: 'ref', name: 'surcussale_name', label: words.surcussale, link: surcussalePage },
		{
			kind: 'enum',
			name: 'kind',
			label: messages.kind,
			labels: movementKinds,
			isOnCard: true,
		},
		{ kind: 'money', name: 'amount', currency: 'currency', label: words.amount, total: true },
		{ kind: 'money', name: 'balance', currency: 'currency', label: messages.balance },
		{ kind: 'text', name: 'ref_code', label: words.fiche, format: 'reference' },
		{ kind: 'enum', name: 'note', label: words.note, labels: movementNotes },
		{ kind: 'text', name: 'actor_name', label: words.by },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date', today: true },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date', today: true },
		{
			kind: 'ref',
			name: 'agent_id',
			label: words.agent,
			all: words.everyAgent,
			choices: agentChoices,
		},
		{
			kind: 'ref',
			name: 'surcussale_id',
			label: words.surcussale,
			all: words.everySurcussale,
			choices: surcussaleChoices,
		},
		{
			kind: 'ref',
			name: 'supervisor_id',
			label: words.supervisor,
			all: words.everySupervisor,
			choices: supervisorChoices,
		},
		{
			kind: 'enum',
			name: 'kind',
			label: messages.kind,
			all: messages.everyKind,
			labels: movementKinds,
		},
	],
});
