import { words } from '@borlette/shared/i18n';
import { drawStates, lotNames } from '@borlette/shared/ui';
import { LotsCell, StateCell } from './cells.tsx';
import { messages } from './messages.ts';

/** The lots of a date beside each other; in a file each is a column. */
export const lots = {
	kind: 'custom',
	name: 'lot1',
	label: messages.lots,
	cell: LotsCell,
	isOnCard: true,
	inFile: (['lot1', 'lot2', 'lot3'] as const).map((name) => ({ name, label: lotNames[name] })),
} as const;

export const state = {
	kind: 'custom',
	name: 'state',
	label: words.state,
	cell: StateCell,
	isState: true,
	inFile: [{ name: 'state', labels: drawStates }],
} as const;
