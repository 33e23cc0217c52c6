import { closingStates, ficheStates, movementKinds } from '@borlette/shared/cards';
import { type Agent, agentApi } from '@borlette/shared/contract/agent';
import { type AgentDay, clotureApi } from '@borlette/shared/contract/cloture';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import type { Overview } from '@borlette/shared/contract/overview';
import { type Surcussale, surcussaleApi } from '@borlette/shared/contract/surcussale';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { words } from '@borlette/shared/i18n';
import type { Column, ExcerptDefinition } from '@borlette/shared/resource';
import { screenOf } from '@borlette/shared/screens';
import { daysBefore } from './days.ts';
import { type Listed, listed } from './listed.ts';
import { messages } from './messages.ts';

type Query = Readonly<Record<string, string>>;
/** Days of a section that has more than today. */
const WEEK = 7;

const weekOf = ({ day }: Overview) => ({ start_date: daysBefore(day, WEEK - 1), end_date: day });
const ofAgent = (overview: Overview) => ({ ...weekOf(overview), agent_id: overview.id });
const ofSurcussale = ({ id }: Overview) => ({ surcussale_id: id });
const ofSupervisor = ({ id }: Overview) => ({ supervisor_id: id });

const money = { kind: 'money', currency: 'currency' } as const;
/** Who, in the section of a place that has several. */
const agent = { kind: 'ref', name: 'agent_name', label: words.agent } as const;

const fiche: readonly Column<Fiche>[] = [
	{ kind: 'text', name: 'ref_code', label: words.reference, format: 'reference' },
	{ kind: 'date', name: 'sold_at', format: 'dateTime', label: words.soldAt },
];
const ficheFigures: readonly Column<Fiche>[] = [
	{ kind: 'text', name: 'tirage_name', label: words.tirage },
	{ ...money, name: 'total', label: words.stake },
	{ kind: 'status', name: 'situation', label: words.state, states: ficheStates },
];

const fichesWith = (columns: readonly Column<Fiche>[], query: (overview: Overview) => Query) => ({
	name: 'fiches',
	title: words.fiches,
	permission: 'view_fichevente' as const,
	excerpt: {
		list: ficheApi.list,
		columns,
		row: screenOf('fiche.list', {}, ({ ref_code }: Fiche) => ({ q: ref_code, fiche: ref_code })),
		empty: messages.noFiches,
	},
	query,
	all: screenOf('fiche.list', {}, query),
});

type Movements = ExcerptDefinition<typeof transactionApi.list>['columns'];
const movement: Movements = [
	{ kind: 'enum', name: 'kind', label: messages.kind, labels: movementKinds },
	{ ...money, name: 'amount', label: words.amount },
	{ ...money, name: 'balance', label: messages.balanceAfter },
	{ kind: 'text', name: 'actor_name', label: words.by },
];
const movementsWith = (columns: Movements, query: (overview: Overview) => Query) => ({
	name: 'movements',
	title: messages.movements,
	permission: 'view_wallettransaction' as const,
	excerpt: {
		list: transactionApi.list,
		columns: [
			{ kind: 'date', name: 'at', format: 'dateTime', label: messages.at } as const,
			...columns,
		],
		empty: messages.noMovements,
	},
	query,
	all: screenOf('transaction.list', {}, query),
});

const closing: ExcerptDefinition<typeof clotureApi.list>['columns'] = [
	{
		kind: 'status',
		name: 'state',
		label: words.state,
		states: {
			open: { tone: 'warning', label: closingStates.open },
			closed: { tone: 'success', label: closingStates.closed },
			difference: { tone: 'error', label: closingStates.difference },
		},
	},
	// The sum of what follows, as the page of closings has it: nothing of it is left out.
	{ ...money, name: 'expected', label: messages.expected },
	{ ...money, name: 'opening', label: messages.opening },
	{ ...money, name: 'sales', label: words.ventes },
	{ ...money, name: 'reversals', label: messages.reversals },
	{ ...money, name: 'commission', label: words.commission },
	{ ...money, name: 'payouts', label: messages.payouts },
	{ ...money, name: 'movements', label: messages.handedOver },
];
const closingOf = {
	name: 'closing',
	title: messages.closing,
	permission: 'view_wallettransaction',
} as const;
const closings = { list: clotureApi.list, empty: messages.noClosing };

/** Of a place with several agents: who is expected to hand over most comes first. */
const closingsOf = (query: (overview: Overview) => Query): Listed =>
	listed({
		...closingOf,
		excerpt: {
			...closings,
			columns: [agent, ...closing],
			row: screenOf('cloture', {}, ({ id, agent_name }: AgentDay) => ({
				q: agent_name,
				agent: id,
			})),
		},
		query: (overview) => ({ ...query(overview), sort: '-expected' as const }),
		all: screenOf('cloture', {}, query),
	});

/** Of today, of several agents. */
const sellingOf = (query: (overview: Overview) => Query): readonly Listed[] => [
	listed({ ...movementsWith([agent, ...movement], query), text: words.today }),
	listed({ ...fichesWith([...fiche, agent, ...ficheFigures], query), text: words.today }),
];

export const agentLists: readonly Listed[] = [
	listed({
		...closingOf,
		excerpt: { ...closings, columns: closing },
		query: ({ id }) => ({ id }),
		all: screenOf('cloture', {}, ({ name }: Overview) => ({ q: name })),
	}),
	listed({ ...movementsWith(movement, ofAgent), text: messages.week }),
	listed({ ...fichesWith([...fiche, ...ficheFigures], ofAgent), text: messages.week }),
];

export const surcussaleLists: readonly Listed[] = [
	listed({
		name: 'agents',
		title: words.agents,
		permission: 'view_agent',
		excerpt: {
			list: agentApi.list,
			columns: [
				{ kind: 'text', name: 'last_name', label: words.lastName },
				{ kind: 'text', name: 'first_name', label: words.firstName, inTitle: true },
				{ kind: 'text', name: 'code', label: words.code },
				{ ...money, name: 'balance', label: messages.balance },
				{ kind: 'status', name: 'is_active', label: words.status },
			],
			row: screenOf('agent.page', ({ id }: Agent) => ({ agentId: id })),
			empty: messages.noAgents,
		},
		// Who owes most comes first.
		query: ({ id }) => ({ surcussale_id: id, sort: 'balance' as const }),
		all: screenOf('agent.list', {}, ofSurcussale),
	}),
	closingsOf(ofSurcussale),
	...sellingOf(ofSurcussale),
];

export const supervisorLists: readonly Listed[] = [
	listed({
		name: 'surcussales',
		title: messages.surcussales,
		permission: 'view_surcussale',
		excerpt: {
			list: surcussaleApi.list,
			columns: [
				{ kind: 'text', name: 'name', label: words.name },
				{ kind: 'text', name: 'city', label: messages.city },
				{ kind: 'phone', name: 'phone', label: words.phone },
				{ kind: 'count', name: 'agents', label: words.agents },
				{ kind: 'status', name: 'is_active', label: words.status },
			],
			row: screenOf('surcussale.page', ({ id }: Surcussale) => ({ surcussaleId: id })),
			empty: messages.noSurcussales,
		},
		query: ofSupervisor,
		all: screenOf('surcussale.list', {}, ofSupervisor),
	}),
	closingsOf(ofSupervisor),
	...sellingOf(ofSupervisor),
];
