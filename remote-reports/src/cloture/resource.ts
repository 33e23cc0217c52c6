import { closingStates } from '@borlette/shared/cards';
import { type AgentDay, clotureApi } from '@borlette/shared/contract/cloture';
import { supervisorChoices } from '@borlette/shared/contract/supervisor';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { screenOf, supervisorPage, surcussalePage } from '@borlette/shared/screens';
import { ClosingState } from './ClosingState.tsx';
import { CountField } from './CountField.tsx';
import { messages } from './messages.ts';
import { SlipPanel } from './SlipPanel.tsx';

/** Of the address: whose slip is open. */
export const SLIP = 'agent';

const money = { kind: 'money', currency: 'currency', total: true } as const;

/** The agents whose day is to be closed: what is expected, what is counted, what is missing. */
export const closings = defineResource({
	name: 'cloture',
	screens: { list: 'cloture' },
	endpoints: { list: clotureApi.list },
	messages: { list: messages.title, empty: messages.empty },
	nameOf: ({ agent_name }) => agent_name,
	live: ['sale', 'result'],
	columns: [
		{
			kind: 'ref',
			name: 'agent_name',
			label: words.agent,
			link: screenOf('agent.page', ({ id }: AgentDay) => ({ agentId: id })),
		},
		{ ...money, name: 'expected', label: messages.expectedShort },
		{
			kind: 'custom',
			name: 'counted',
			label: messages.countedShort,
			align: 'end',
			cell: CountField,
			total: true,
			currency: 'currency',
		},
		{
			kind: 'custom',
			name: 'residual',
			// Its total is the sum of what is missing or over.
			label: messages.residual,
			cell: ClosingState,
			total: true,
			currency: 'currency',
		},
		{ kind: 'ref', name: 'surcussale_name', label: words.surcussale, link: surcussalePage },
		{ kind: 'ref', name: 'supervisor_name', label: words.supervisor, link: supervisorPage },
		// What is expected is the first two less all that follow.
		{ ...money, name: 'opening', label: messages.opening },
		{ ...money, name: 'sales', label: words.ventes },
		{ ...money, name: 'reversals', label: messages.reversals },
		{ ...money, name: 'commission', label: words.commission },
		{ ...money, name: 'payouts', label: messages.payouts },
		{ ...money, name: 'since', label: messages.since },
		// The last one is what a phone's card shows of them.
		{ ...money, name: 'movements', label: messages.movementsShort },
	],
	filters: [
		{ kind: 'date', name: 'day', label: messages.day, today: true, last: 'today' },
		{
			kind: 'enum',
			name: 'state',
			label: words.state,
			all: words.everyState,
			labels: closingStates,
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
	],
	panel: { param: SLIP, keyOf: ({ id }) => id, view: SlipPanel },
});
