import { agentApi } from '@borlette/shared/contract/agent';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { defineResource } from '@borlette/shared/resource';
import { kindNames, messages, noteNames } from './messages.ts';

export const agents = {
	from: agentApi.list,
	choice: ({ first_name, last_name }: { first_name: string; last_name: string }) =>
		`${first_name} ${last_name}`,
};

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
	nameOf: ({ agent_name, seq }) => `${agent_name} ${seq}`,
	columns: [
		{ kind: 'date', name: 'at', format: 'dateTime', label: messages.at },
		{ kind: 'ref', name: 'agent_name', label: messages.agent },
		{ kind: 'ref', name: 'surcussale_name', label: messages.surcussale },
		{ kind: 'enum', name: 'kind', label: messages.kind, labels: kindNames },
		{ kind: 'money', name: 'amount', currency: 'currency', label: messages.amount, total: true },
		{ kind: 'money', name: 'balance', currency: 'currency', label: messages.balance },
		{ kind: 'text', name: 'ref_code', label: messages.reference },
		{ kind: 'enum', name: 'note', label: messages.note, labels: noteNames },
		{ kind: 'text', name: 'actor_name', label: messages.actor },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: messages.from, until: 'end_date', today: true },
		{ kind: 'date', name: 'end_date', label: messages.until, from: 'start_date', today: true },
		{ kind: 'ref', name: 'agent_id', label: messages.agent, choices: agents },
		{
			kind: 'ref',
			name: 'surcussale_id',
			label: messages.surcussale,
			choices: { from: surcussaleApi.list, choice: ({ name }) => name },
		},
		{ kind: 'enum', name: 'kind', label: messages.kind, labels: kindNames },
	],
});
