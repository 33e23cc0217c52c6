import { agentChoices } from '@borlette/shared/contract/agent';
import {
	primeAgentApi,
	primeSurcussaleApi,
	primeTirageApi,
	RATES,
	type Rate,
} from '@borlette/shared/contract/prime';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import { FormattedMessage, gameMessages, rateMessages, words } from '@borlette/shared/i18n';
import { defineResource, scopeParts } from '@borlette/shared/resource';
import {
	BorletteCell,
	BorletteReturnCell,
	Lotto3Cell,
	Lotto4Cell,
	Lotto5Cell,
	MariageCell,
	MariageGratuitCell,
	ReturnCell,
} from './cells.tsx';
import { primeForm } from './form.ts';
import { KindTabs } from './KindTabs.tsx';
import { messages } from './messages.ts';
import { pages } from './pages.messages.ts';

/** In a file as on the screen what applies: a rate that is left open is the one that it falls back on. */
type Single = Exclude<Rate, `borlette${number}`>;
const ofGame = <G extends Single>(name: G) =>
	({
		kind: 'custom',
		name,
		label: gameMessages[name],
		align: 'end',
		inFile: [{ name: `effective.${name}` }],
	}) as const;

export const effectiveColumns = [
	{
		kind: 'custom',
		name: 'borlette1',
		label: gameMessages.borlette,
		cell: BorletteCell,
		align: 'end',
		inFile: (['borlette1', 'borlette2', 'borlette3'] as const).map((name) => ({
			name: `effective.${name}`,
			label: rateMessages[name],
		})),
	},
	{
		kind: 'custom',
		name: 'return_to_player',
		label: pages.borletteReturn,
		cell: BorletteReturnCell,
		align: 'end',
		inFile: [{ name: 'return_to_player.borlette' }],
	},
	{ ...ofGame('mariage'), cell: MariageCell },
	{ ...ofGame('mariage_gratuit'), cell: MariageGratuitCell },
	{ ...ofGame('lotto3'), cell: Lotto3Cell },
	{ ...ofGame('lotto4'), cell: Lotto4Cell },
	{ ...ofGame('lotto5'), cell: Lotto5Cell },
	{
		kind: 'custom',
		name: 'is_official',
		label: pages.note,
		cell: ReturnCell,
		inFile: [
			{ name: 'is_official', labels: { true: messages.isOfficial, false: messages.notOfficial } },
		],
	},
] as const;

/** PrimeForm lays them out. */
export const rateFields = [
	...RATES.map((name) => ({ kind: 'count', name, label: rateMessages[name] }) as const),
	{
		kind: 'custom',
		name: 'confirmed',
		label: pages.confirmation,
		// PrimeForm draws it itself, with what it means.
		field: () => null,
		show: (value: unknown) => (value === true ? '✓' : ''),
	},
] as const;

const common = {
	param: 'configurationId',
	listAbove: KindTabs,
	...primeForm,
	// What it gives back above 100 % was agreed to when it was saved.
	putBack: () => ({ confirmed: true }),
} as const;

export const configurations = {
	agent: defineResource({
		...common,
		name: 'prime-agent',
		screens: { list: 'prime.agent.list', create: 'prime.new', edit: 'prime.edit' },
		screenParams: { type: 'agent' },
		endpoints: primeAgentApi,
		messages: {
			list: pages.agents,
			create: pages.agentCreate,
			edit: pages.agentEdit,
			empty: pages.agentEmpty,
		},
		scope: { parts: [{ ...scopeParts.agent, isNeeded: true }, scopeParts.tirage] },
		nameOf: ({ agent_name, tirage_name }) => [agent_name, tirage_name].filter(Boolean).join(', '),
		columns: [
			{ kind: 'ref', name: 'agent_name', label: words.agent },
			{ kind: 'ref', name: 'tirage_name', label: words.tirage, none: words.everyTirage },
			...effectiveColumns,
		],
		filters: [
			{
				kind: 'ref',
				name: 'agent_id',
				label: words.agent,
				all: words.everyAgent,
				choices: agentChoices,
			},
			{
				kind: 'ref',
				name: 'tirage_id',
				label: words.tirage,
				all: words.everyTirage,
				choices: tirageChoices,
			},
		],
		fields: [
			{
				kind: 'ref',
				name: 'agent_id',
				label: words.agent,
				choices: agentChoices,
				add: 'agent.new',
				on: 'new',
			},
			{
				kind: 'ref',
				name: 'tirage_id',
				label: words.tirage,
				choices: tirageChoices,
				none: words.everyTirage,
				on: 'new',
			},
			...rateFields,
		],
		removeText: ({ tirage_id }) => (
			<FormattedMessage {...(tirage_id ? pages.removeAgentTirage : pages.removeAgent)} />
		),
	}),
	tirage: defineResource({
		...common,
		name: 'prime-tirage',
		screens: { list: 'prime.tirage.list', create: 'prime.new', edit: 'prime.edit' },
		screenParams: { type: 'tirage' },
		endpoints: primeTirageApi,
		messages: {
			list: pages.tirages,
			create: pages.tirageCreate,
			edit: pages.tirageEdit,
			empty: pages.tirageEmpty,
		},
		scope: { parts: [scopeParts.everyAgent, scopeParts.tirage] },
		nameOf: ({ tirage_name }) => tirage_name,
		columns: [{ kind: 'text', name: 'tirage_name', label: words.tirage }, ...effectiveColumns],
		filters: [
			{
				kind: 'ref',
				name: 'tirage_id',
				label: words.tirage,
				all: words.everyTirage,
				choices: tirageChoices,
			},
		],
		fields: [
			{
				kind: 'ref',
				name: 'tirage_id',
				label: words.tirage,
				choices: tirageChoices,
				add: 'tirage.new',
				on: 'new',
			},
			...rateFields,
		],
		removeText: () => <FormattedMessage {...pages.removeTirage} />,
	}),
	surcussale: defineResource({
		...common,
		name: 'prime-surcussale',
		screens: { list: 'prime.surcussale.list', create: 'prime.new', edit: 'prime.edit' },
		screenParams: { type: 'surcussale' },
		endpoints: primeSurcussaleApi,
		messages: {
			list: pages.surcussales,
			create: pages.surcussaleCreate,
			edit: pages.surcussaleEdit,
			empty: pages.surcussaleEmpty,
		},
		scope: { parts: [{ ...scopeParts.surcussale, isNeeded: true }, scopeParts.everyTirage] },
		nameOf: ({ surcussale_name }) => surcussale_name,
		columns: [
			{ kind: 'ref', name: 'surcussale_name', label: words.surcussale },
			...effectiveColumns,
		],
		filters: [
			{
				kind: 'ref',
				name: 'surcussale_id',
				label: words.surcussale,
				all: words.everySurcussale,
				choices: surcussaleChoices,
			},
		],
		fields: [
			{
				kind: 'ref',
				name: 'surcussale_id',
				label: words.surcussale,
				choices: surcussaleChoices,
				add: 'surcussale.new',
				on: 'new',
			},
			...rateFields,
		],
		removeText: () => <FormattedMessage {...pages.removeSurcussale} />,
	}),
};
