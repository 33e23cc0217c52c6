import { lottoApi } from '@borlette/shared/contract/lotto';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { gameMessages, words } from '@borlette/shared/i18n';
import { defineResource, scopeParts } from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { BlockedIn } from './BlockedIn.tsx';
import { messages } from './messages.ts';
import { OptionName } from './OptionName.tsx';

const OptionField = later(async () => (await import('./OptionField.tsx')).OptionField);

export const lotto = defineResource({
	name: 'lotto',
	param: 'optionId',
	screens: { list: 'lotto.list', create: 'lotto.new', edit: 'lotto.edit' },
	endpoints: lottoApi,
	messages,
	nameOf: ({ name }) => name,
	scope: { parts: [scopeParts.everyAgent] },
	columns: [
		{ kind: 'draw', name: 'name', colour: 'colour', label: words.name },
		{ kind: 'enum', name: 'game', label: words.game, labels: gameMessages },
		{ kind: 'custom', name: 'option', label: words.option, cell: OptionName, align: 'end' },
		{ kind: 'count', name: 'position', label: messages.position },
		{
			kind: 'custom',
			name: 'blocked_surcussales',
			label: messages.blockedIn,
			cell: BlockedIn,
			// Only how many are named on the screen: their ids say nothing to people.
			inFile: [],
		},
		{ kind: 'status', name: 'is_active', label: words.state },
	],
	filters: [
		{ kind: 'enum', name: 'game', label: words.game, all: words.everyGame, labels: gameMessages },
		{
			kind: 'bool',
			name: 'is_active',
			label: words.state,
			all: words.everyState,
			labels: { true: words.activeOnesF, false: words.blockedOnesF },
		},
	],
	fields: [
		{ kind: 'enum', name: 'game', label: words.game, labels: gameMessages, on: 'new' },
		{
			kind: 'custom',
			name: 'option',
			label: words.option,
			help: messages.optionHelp,
			field: OptionField,
			on: 'new',
		},
		{ kind: 'text', name: 'name', label: words.name, help: messages.nameHelp },
		{ kind: 'colour', name: 'colour', label: words.colour },
		{ kind: 'count', name: 'position', label: messages.position, help: messages.positionHelp },
		{
			kind: 'refs',
			name: 'blocked_surcussales',
			label: messages.blockedIn,
			help: messages.blockedInHelp,
			choices: surcussaleChoices,
			permission: 'block_option',
			on: 'edit',
			isWide: true,
		},
	],
	initial: () => ({ option: 0, colour: '#1F6DD8', position: 10 }),
	activation: { permission: 'block_option' },
});
