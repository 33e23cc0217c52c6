import type { QueryOf } from '@borlette/shared/contract';
import { agentChoices } from '@borlette/shared/contract/agent';
import { type ReportGroup, type ReportRow, rapportApi } from '@borlette/shared/contract/rapport';
import { surcussaleChoices } from '@borlette/shared/contract/surcussale';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { words } from '@borlette/shared/i18n';
import { defineResource, type Filter } from '@borlette/shared/resource';
import { messages } from './messages.ts';

const places: readonly Filter<QueryOf<typeof rapportApi.journalier>>[] = [
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
		name: 'agent_id',
		label: words.agent,
		all: words.everyAgent,
		choices: agentChoices,
	},
];
const period: readonly Filter<QueryOf<typeof rapportApi.vente>>[] = [
	{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date', today: true },
	{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date', today: true },
];

/** What the first columns say of a row, from the coarse to the fine. */
export type NameColumn = 'supervisor_name' | 'agent_name' | 'name';

const common = {
	nameOf: ({ name, id }: ReportRow) => name ?? id,
	// Drawn by ReportTable: each figure leads to the fiches behind it.
	columns: [],
} as const;

export const venteReport = defineResource({
	...common,
	name: 'rapport-vente',
	screens: { list: 'rapport.vente' },
	endpoints: { list: rapportApi.vente },
	messages: { list: messages.vente, empty: messages.empty },
	filters: [...period, ...places],
});
export const agentReport = defineResource({
	...common,
	name: 'rapport-agent',
	screens: { list: 'rapport.agent' },
	endpoints: { list: rapportApi.agent },
	messages: { list: messages.agentReport, empty: messages.empty },
	filters: [...period, ...places],
});

const runningDay = (name: string, list: (typeof rapportApi)['journalier']) =>
	defineResource({
		...common,
		name,
		screens: { list: 'rapport.journalier' },
		endpoints: { list },
		messages: { list: messages.journalier, empty: messages.emptyDay },
		filters: places,
	});
export const agentsToday = runningDay('rapport-journalier', rapportApi.journalier);
export const supervisorsToday = runningDay('rapport-journalier-sup', rapportApi.journalierSup);
export const agentsOfSupervisorsToday = runningDay(
	'rapport-journalier-ag-sup',
	rapportApi.journalierAgSup,
);

export type Report =
	| typeof venteReport
	| typeof agentReport
	| typeof agentsToday
	| typeof supervisorsToday
	| typeof agentsOfSupervisorsToday;

/** The groups of a report, the one meant without a choice first. */
export interface GroupChoice {
	readonly group: ReportGroup;
	readonly label: MessageDescriptor;
	/** Of the column that names the rows. */
	readonly column: MessageDescriptor;
}
const byAgent = { group: 'agent', label: messages.byAgent, column: words.agent } as const;
const bySurcussale = {
	group: 'surcussale',
	label: messages.bySurcussale,
	column: words.surcussale,
} as const;
const byTirage = { group: 'tirage', label: messages.byTirage, column: words.tirage } as const;
const byDate = { group: 'date', label: messages.byDate, column: messages.date } as const;

export const VENTE_GROUPS: readonly GroupChoice[] = [byAgent, bySurcussale, byTirage, byDate];
export const AGENT_GROUPS: readonly GroupChoice[] = [
	byDate,
	bySurcussale,
	byTirage,
	{ ...byAgent, label: messages.inAll },
];
