import { KNOWN_LAYOUTS, resultSourceApi } from '@borlette/shared/contract/result-sources';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { messages } from '../messages.ts';
import { About } from './About.tsx';
import { AskedCell, ProblemCell, SaidCell } from './cells.tsx';
import { texts } from './messages.ts';

const Attempt = later(async () => (await import('./Attempt.tsx')).Attempt);
const DrawsField = later(async () => (await import('./DrawsField.tsx')).DrawsField);
const ColumnField = later(async () => (await import('./fields.tsx')).ColumnField);
const StateField = later(async () => (await import('./fields.tsx')).StateField);
const USUAL_WAIT = 10;
const USUAL_LATE = 60;

/** Where results of lotteries are read by themselves. */
export const sources = defineResource({
	name: 'result-sources',
	param: 'sourceId',
	screens: {
		list: 'official-results.sources',
		create: 'official-results.sources.new',
		edit: 'official-results.sources.edit',
	},
	endpoints: resultSourceApi,
	messages: texts,
	nameOf: ({ name }) => name,
	listUnder: { label: messages.list, screen: 'official-results.list' },
	listAbove: About,
	columns: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'state', label: texts.state },
		{ kind: 'custom', name: 'last_at', label: texts.asked, cell: AskedCell },
		{ kind: 'custom', name: 'said', label: texts.said, cell: SaidCell },
		{ kind: 'custom', name: 'problem', label: texts.problem, cell: ProblemCell },
		{ kind: 'status', name: 'is_active', label: words.status },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesF, false: words.blockedOnesF },
		},
	],
	fields: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'custom', name: 'state', label: texts.state, help: texts.stateHelp, field: StateField },
		{ kind: 'text', name: 'url', label: words.address, help: texts.urlHelp, isWide: true },
		{
			kind: 'count',
			name: 'wait_minutes',
			label: texts.wait,
			help: texts.waitHelp,
			unit: texts.minutes,
		},
		{
			kind: 'count',
			name: 'late_minutes',
			label: texts.late,
			help: texts.lateHelp,
			unit: texts.minutes,
		},
		{
			kind: 'enum',
			name: 'format',
			label: texts.format,
			labels: { csv: texts.csv, json: texts.json },
		},
		{ kind: 'text', name: 'rows_path', label: texts.rows, help: texts.rowsHelp },
		{ kind: 'custom', name: 'date_column', label: texts.dateColumn, field: ColumnField },
		{
			kind: 'enum',
			name: 'day_order',
			label: texts.dayOrder,
			labels: { ymd: texts.ymd, mdy: texts.mdy, dmy: texts.dmy },
		},
		{
			kind: 'custom',
			name: 'slot_column',
			label: texts.slotColumn,
			help: texts.slotColumnHelp,
			field: ColumnField,
		},
		{
			kind: 'custom',
			name: 'draws',
			label: texts.draws,
			help: texts.drawsHelp,
			field: DrawsField,
			isWide: true,
		},
	],
	initial: () => ({
		format: 'csv' as const,
		...KNOWN_LAYOUTS.lottery,
		draws: KNOWN_LAYOUTS.lottery.draws.filter(({ slot }) => slot === 'midi' || slot === 'soir'),
		wait_minutes: USUAL_WAIT,
		late_minutes: USUAL_LATE,
	}),
	activation: { permission: 'add_tirage_auto' },
	formAside: Attempt,
});
