import { lotGagnantApi, type RESULT_STATES } from '@borlette/shared/contract/lotgagnant';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { DrawCell, DrawnAtCell, PayableCell } from './cells.tsx';
import { lots, state } from './columns.ts';
import { whyWinsUnknown } from './instance.ts';
import { messages } from './messages.ts';
import { Waiting } from './Waiting.tsx';

const LABELS = {
	provisional: messages.waitsForConfirmation,
	confirmed: messages.confirmed,
	reversed: messages.reversed,
} satisfies Record<(typeof RESULT_STATES)[number], unknown>;

const money = { kind: 'money', currency: 'currency', total: true } as const;

/** Lots gagnants by date. */
export const results = defineResource({
	name: 'lotgagnant',
	screens: { list: 'lotgagnant.list' },
	endpoints: { list: lotGagnantApi.list },
	messages: { list: messages.results, empty: messages.noResults },
	nameOf: ({ tirage_name, draw_date }, { day }) => `${tirage_name} ${day(draw_date)}`,
	live: ['result'],
	listAbove: Waiting,
	columns: [
		{ kind: 'custom', name: 'tirage_name', label: words.tirage, cell: DrawCell },
		{ kind: 'custom', name: 'draw_at', label: messages.drawnAt, cell: DrawnAtCell },
		{ kind: 'ball', name: 'lotto3', label: messages.lotto3 },
		lots,
		state,
		{ ...money, name: 'vente', label: words.ventes },
		{
			kind: 'count',
			name: 'fiches_gagnantes',
			label: messages.fichesGagnantes,
			total: true,
			whyUnknown: whyWinsUnknown,
		},
		{ ...money, name: 'gain', label: words.gains, whyUnknown: whyWinsUnknown },
		{ kind: 'custom', name: 'is_payable', label: messages.payable, cell: PayableCell },
		{ kind: 'text', name: 'entered_by', label: messages.enteredBy },
		{ kind: 'text', name: 'confirmed_by', label: messages.confirmedBy },
	],
	filters: [
		{ kind: 'date', name: 'start_date', label: messages.from, until: 'end_date' },
		{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
		{
			kind: 'ref',
			name: 'tirage_id',
			label: words.tirage,
			all: words.everyTirage,
			choices: tirageChoices,
		},
		{
			kind: 'enum',
			name: 'result_state',
			label: messages.result,
			all: messages.everyResult,
			labels: LABELS,
		},
	],
});
