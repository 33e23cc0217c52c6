import { ficheStates, signalNames } from '@borlette/shared/cards';
import type { QueryOf } from '@borlette/shared/contract';
import { agentChoices } from '@borlette/shared/contract/agent';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { isGainKnown } from '@borlette/shared/contract/fiche.ticket';
import type { FicheSignal } from '@borlette/shared/contract/score';
import { supervisorChoices } from '@borlette/shared/contract/supervisor';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import { words } from '@borlette/shared/i18n';
import { type Column, defineResource, type Filter } from '@borlette/shared/resource';
import { agentPage, surcussalePage } from '@borlette/shared/screens';
import { later } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const FicheDrawer = later(async () => (await import('./FicheDrawer.tsx')).FicheDrawer);

type Query = QueryOf<typeof ficheApi.deleted>;

const sale: readonly Column<Fiche>[] = [
	{ kind: 'text', name: 'ref_code', label: words.reference, format: 'reference' },
	{ kind: 'text', name: 'tirage_name', label: words.tirage },
	{ kind: 'date', name: 'draw_date', format: 'day', label: messages.drawDate },
	{
		kind: 'ref',
		name: 'agent_name',
		label: words.agent,
		link: agentPage,
		isOnCard: true,
	},
	{ kind: 'ref', name: 'surcussale_name', label: words.surcussale, link: surcussalePage },
];
const soldAt = {
	kind: 'date',
	name: 'sold_at',
	format: 'dateTime',
	label: messages.soldAt,
} as const;
const money = { kind: 'money', currency: 'currency', total: true } as const;
const stake = { ...money, name: 'total', label: words.stake } as const;
const gain = {
	...money,
	name: 'gain',
	label: messages.gain,
	whyUnknown: (fiche: Fiche) => (isGainKnown(fiche) ? undefined : words.bySettled),
} as const;
const status = {
	kind: 'status',
	name: 'situation',
	label: words.state,
	states: ficheStates,
} as const;

const places: readonly Filter<Query>[] = [
	{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date', today: true },
	{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date', today: true },
	{
		kind: 'ref',
		name: 'tirage_id',
		label: words.tirage,
		all: words.everyTirage,
		choices: tirageChoices,
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
		kind: 'ref',
		name: 'agent_id',
		label: words.agent,
		all: words.everyAgent,
		choices: agentChoices,
	},
];
/** What of them the score of an agent counts. */
const behind = (...signals: FicheSignal[]): Filter<Query> => ({
	kind: 'enum',
	name: 'signal',
	label: messages.signal,
	all: messages.everySignal,
	labels: Object.fromEntries(signals.map((signal) => [signal, signalNames[signal]])),
});
const wordsOf = (states: readonly (keyof typeof ficheStates)[]) =>
	Object.fromEntries(states.map((state) => [state, ficheStates[state].label]));

const common = {
	nameOf: ({ ref_code }: Fiche) => ref_code,
	panel: {
		param: 'fiche',
		permission: 'view_fichevente',
		keyOf: ({ ref_code }: Fiche) => ref_code,
		view: FicheDrawer,
	},
} as const;

/** Every fiche that was sold and not voided. */
export const fiches = defineResource({
	...common,
	name: 'fiche',
	screens: { list: 'fiche.list' },
	endpoints: { list: ficheApi.list },
	messages: { list: messages.list, empty: messages.empty },
	columns: [
		...sale,
		soldAt,
		{ kind: 'count', name: 'lines', label: messages.lines },
		stake,
		{ ...money, name: 'commission', label: words.commission },
		gain,
		status,
	],
	filters: [
		...places,
		{
			kind: 'enum',
			name: 'status',
			label: words.state,
			all: words.everyState,
			labels: wordsOf(['sold', 'winning', 'losing', 'paid', 'expired']),
		},
		behind('balls', 'player'),
	],
});

/** Those that won something. */
export const winningFiches = defineResource({
	...common,
	name: 'fiche-gagnant',
	screens: { list: 'fiche.winning' },
	endpoints: { list: ficheApi.winning },
	messages: { list: messages.winningList, empty: messages.winningEmpty },
	headline: { sum: 'to_pay', label: messages.toPayOfFilter },
	quickViews: [
		{ label: messages.unpaid, filters: { status: 'winning' } },
		{ label: messages.largestFirst, sort: '-gain' },
	],
	columns: [
		...sale,
		stake,
		gain,
		{ ...money, name: 'to_pay', label: messages.toPay },
		status,
		{ kind: 'date', name: 'paid_at', format: 'dateTime', label: messages.paidAt },
		{ kind: 'text', name: 'paid_by', label: messages.paidBy },
	],
	filters: [
		...places,
		{
			kind: 'enum',
			name: 'status',
			label: words.state,
			all: words.everyState,
			// Those in play that are here have won already.
			labels: { ...wordsOf(['winning', 'paid', 'expired']), sold: ficheStates.won_so_far.label },
		},
		behind('late_wins'),
	],
});

/** Those that were voided, by whom and why. */
export const voidedFiches = defineResource({
	...common,
	name: 'fiche-supp',
	screens: { list: 'fiche.voided' },
	endpoints: { list: ficheApi.deleted },
	messages: { list: messages.voidedList, empty: messages.voidedEmpty },
	columns: [
		...sale,
		soldAt,
		stake,
		{ kind: 'date', name: 'voided_at', format: 'dateTime', label: messages.voidedAt },
		{ kind: 'text', name: 'voided_by', label: messages.voidedBy },
		{ kind: 'text', name: 'void_reason', label: words.reason },
	],
	filters: [...places, behind('voids')],
});
