import { tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { drawStates } from '@borlette/shared/ui';
import { ClosesCell } from './ClosesCell.tsx';
import { DrawCell, DrawnAtCell } from './cells.tsx';
import { lots, state } from './columns.ts';
import { whyWinsUnknown } from './instance.ts';
import { messages } from './messages.ts';

const money = { kind: 'money', currency: 'currency', total: true } as const;

/** Dates of the draws: when they close, what was sold, what was drawn. */
export const dates = defineResource({
	name: 'tirage-dates',
	screens: { list: 'lotgagnant.dates' },
	endpoints: { list: tirageInstanceApi.list },
	messages: { list: messages.dates, empty: messages.noDates },
	nameOf: ({ tirage_name, draw_date }, { day }) => `${tirage_name} ${day(draw_date)}`,
	live: ['result'],
	columns: [
		{ kind: 'custom', name: 'tirage_name', label: words.tirage, cell: DrawCell },
		{ kind: 'custom', name: 'draw_at', label: messages.drawnAt, cell: DrawnAtCell },
		{ kind: 'custom', name: 'close_at', label: messages.closes, cell: ClosesCell, align: 'end' },
		state,
		{ kind: 'count', name: 'fiches', label: words.fiches, total: true },
		{ ...money, name: 'vente', label: words.ventes },
		lots,
		{ ...money, name: 'gain', label: words.gains, whyUnknown: whyWinsUnknown },
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
		{ kind: 'enum', name: 'state', label: words.state, all: words.everyState, labels: drawStates },
	],
});
