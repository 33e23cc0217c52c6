import { named } from '@borlette/shared/contract/choices';
import { type InfoTirage, infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { scheduleColumns } from '../schedule/columns.ts';
import { messages as schedule } from '../schedule/messages.ts';
import { slots } from '../schedule/slots.ts';
import { ClosingCell, CutoffCell, NextDrawCell } from './cells.tsx';
import { messages } from './messages.ts';

const ZoneField = later(async () => (await import('../schedule/ZoneField.tsx')).ZoneField);
const TirageAside = later(async () => (await import('./TirageAside.tsx')).TirageAside);
/** The usual one, where an earlier API does not say the company's. */
const USUAL_CUTOFF = 5;

const ofCatalogue = {
	kind: 'ref',
	name: 'info_tirage_id',
	label: messages.info,
	help: messages.infoHelp,
	choices: { from: infoTirageApi.list, choice: named, where: { is_active: true } },
	shown: 'info_tirage_name',
} as const;
const scheduleOf = ({ name, timezone, draw_time, days }: InfoTirage) => ({
	name,
	timezone,
	draw_time,
	days,
});
const newOf = (info: InfoTirage) => ({
	...scheduleOf(info),
	cutoff_minutes: info.default_cutoff_minutes ?? USUAL_CUTOFF,
});

export const tirage = defineResource({
	name: 'tirage',
	param: 'tirageId',
	screens: { list: 'tirage.list', create: 'tirage.new', edit: 'tirage.edit' },
	endpoints: tirageApi,
	messages,
	nameOf: ({ name }) => name,
	// The next date counts down: moved by somebody else it would go on to a moment that is none.
	live: ['result'],
	columns: [
		{ kind: 'draw', name: 'name', colour: 'colour', label: words.name },
		{ kind: 'text', name: 'state', label: schedule.source },
		{ kind: 'enum', name: 'slot', label: schedule.slot, labels: slots },
		...scheduleColumns,
		{ kind: 'custom', name: 'next_draw_at', label: messages.nextDraw, cell: NextDrawCell },
		{
			kind: 'custom',
			name: 'next_close_at',
			label: messages.closing,
			cell: ClosingCell,
			align: 'end',
			inFile: [{ name: 'next_close_at', label: messages.nextClose }],
		},
		{
			kind: 'custom',
			name: 'cutoff_minutes',
			label: messages.cutoff,
			cell: CutoffCell,
			align: 'end',
			inFile: [{ name: 'cutoff_minutes', label: messages.minutesBefore }],
		},
		{ kind: 'status', name: 'is_active', label: words.status },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesM, false: words.blockedOnesM },
		},
		{ kind: 'enum', name: 'slot', label: schedule.slot, all: schedule.everySlot, labels: slots },
		{ kind: 'date', name: 'start_date', label: messages.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
	],
	fields: [
		{ ...ofCatalogue, on: 'new', fills: newOf },
		// When sales end was decided for the draw, not by the catalogue.
		{ ...ofCatalogue, on: 'edit', fills: scheduleOf },
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'custom', name: 'timezone', label: words.zone, field: ZoneField },
		{ kind: 'time', name: 'draw_time', label: schedule.drawTime, help: schedule.drawTimeHelp },
		{ kind: 'weekdays', name: 'days', label: schedule.days, isWide: true },
		{
			kind: 'count',
			name: 'cutoff_minutes',
			label: messages.cutoff,
			help: messages.cutoffHelp,
			unit: messages.minutes,
		},
	],
	activation: { permission: 'block_tirage' },
	formAside: TirageAside,
});
