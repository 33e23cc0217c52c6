import { type IntlShape, type MessageDescriptor, words } from '../../i18n/index.ts';
import { type StateIcon, StatusBadge, type Tone } from '../list/cells.tsx';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';
import type { ColumnKind } from './kind.ts';

export interface State {
	readonly tone: Tone;
	/** The tone's own unless given. */
	readonly icon?: StateIcon;
	readonly label: MessageDescriptor;
}
export type Labels = Readonly<Record<string, MessageDescriptor>>;

const ACTIVE_STATES: Readonly<Record<string, State>> = {
	true: { tone: 'success', label: words.activeM },
	false: { tone: 'neutral', label: resourceMessages.blocked },
};

export const said = (labels: Labels, { formatMessage }: IntlShape) =>
	Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, formatMessage(label)]));

export interface Status {
	/** By value; active or blocked when left out. */
	states?: Readonly<Record<string, State>>;
	/** What the row is beside its value, which it then stands for; undefined: what the value says. */
	of?: (row: Row) => State | undefined;
	/** How its values read in a file, which does not know what the row is beside them; as on the screen unless given. */
	inFile?: Labels;
}

/** A state with its colour. */
export const status: ColumnKind<string | boolean, Status> = {
	draw: (value, { intl, row }, { states = ACTIVE_STATES, of }) => {
		const state = of?.(row) ?? states[String(value)];
		return state ? (
			<StatusBadge tone={state.tone} icon={state.icon}>
				{intl.formatMessage(state.label)}
			</StatusBadge>
		) : (
			String(value)
		);
	},
	words: ({ states = ACTIVE_STATES, inFile }, intl) =>
		said(
			inFile ??
				Object.fromEntries(Object.entries(states).map(([value, { label }]) => [value, label])),
			intl,
		),
};

export const bool: ColumnKind<boolean> = {
	draw: (value, { intl }) => intl.formatMessage(value ? resourceMessages.yes : resourceMessages.no),
};

export const enumeration: ColumnKind<string, { labels: Labels }> = {
	draw: (value, { intl }, { labels }) => {
		const label = labels[value];
		return label ? intl.formatMessage(label) : value;
	},
	words: ({ labels }, intl) => said(labels, intl),
};
