import { weekdayNames, words } from '@borlette/shared/i18n';
import { DaysCell, DrawTimeCell } from './cells.tsx';
import { messages } from './messages.ts';

/** When a draw is held, by its own clock. */
export const scheduleColumns = [
	{
		kind: 'custom',
		name: 'draw_time',
		label: messages.drawTime,
		cell: DrawTimeCell,
		inFile: [{ name: 'draw_time' }, { name: 'timezone', label: words.zone }],
	},
	{
		kind: 'custom',
		name: 'days',
		label: messages.days,
		cell: DaysCell,
		inFile: [{ name: 'days', labels: weekdayNames }],
	},
] as const;
