import { agentChoices } from '@borlette/shared/contract/agent';
import { lottoChoices } from '@borlette/shared/contract/lotto';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import { gameMessages, words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { messages } from './messages.ts';

const money = { kind: 'money', currency: 'currency' } as const;

/** The table behind the map: everything that was staked on, in the period of the filters. */
export const statistique = defineResource({
	name: 'statistique',
	screens: { list: 'statistique' },
	endpoints: { list: statistiqueApi.list },
	messages,
	nameOf: ({ numbers }) => numbers,
	columns: [
		{ kind: 'ball', name: 'numbers', label: words.boule },
		{ kind: 'enum', name: 'game', label: words.game, labels: gameMessages },
		{ kind: 'count', name: 'option', label: words.option },
		{ kind: 'count', name: 'draws', label: messages.draws },
		{ ...money, name: 'staked', label: words.stake, total: true },
		{ ...money, name: 'liability', label: messages.liability, total: true },
		{
			kind: 'status',
			name: 'is_provisional',
			label: words.state,
			states: {
				true: { tone: 'info', label: messages.provisional },
				false: { tone: 'neutral', label: messages.final },
			},
		},
		{ ...money, name: 'limite', label: words.limite },
		{ ...money, name: 'remaining', label: messages.remaining },
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
			name: 'lotto_id',
			label: words.option,
			all: words.everyOption,
			choices: lottoChoices,
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
			name: 'agent_id',
			label: words.agent,
			all: words.everyAgent,
			choices: agentChoices,
		},
	],
});
