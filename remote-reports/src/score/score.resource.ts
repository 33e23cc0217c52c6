import { signalNames } from '@borlette/shared/cards';
import { type Signal, scoreApi } from '@borlette/shared/contract/score';
import { supervisorChoices } from '@borlette/shared/contract/supervisor';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { supervisorPage, surcussalePage } from '@borlette/shared/screens';
import { About } from './About.tsx';
import { messages } from './messages.ts';
import { ReasonsPanel } from './ReasonsPanel.tsx';
import { ScoreCell } from './ScoreCell.tsx';
import { cellOf } from './SignalCell.tsx';

const signal = (name: Signal) =>
	({ kind: 'custom', name, label: signalNames[name], cell: cellOf(name) }) as const;

/** The agents by how much each deserves a look; a row opens the reasons. */
export const score = defineResource({
	name: 'score',
	screens: { list: 'score.list' },
	endpoints: { list: scoreApi.list },
	messages: { list: messages.title, empty: messages.empty },
	nameOf: ({ agent_name }) => agent_name,
	listAbove: About,
	emptyLink: { label: messages.addAgent, screen: 'agent.new' },
	columns: [
		{ kind: 'ref', name: 'agent_name', label: words.agent },
		{ kind: 'custom', name: 'score', label: messages.score, cell: ScoreCell },
		signal('trend'),
		signal('debt'),
		signal('voids'),
		signal('late_wins'),
		signal('balls'),
		signal('player'),
		{ kind: 'ref', name: 'surcussale_name', label: words.surcussale, link: surcussalePage },
		{ kind: 'ref', name: 'supervisor_name', label: words.supervisor, link: supervisorPage },
	],
	filters: [
		{
			kind: 'enum',
			name: 'signal',
			label: messages.signal,
			all: messages.everySignal,
			labels: signalNames,
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
	panel: { param: 'agent', keyOf: ({ id }) => id, view: ReasonsPanel },
});
