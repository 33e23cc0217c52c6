import { isId } from '../../contract/index.ts';
import type { QueryClient } from '../../data/index.ts';
import {
	type Choice,
	type RefChoices,
	RefField,
	RefsField,
	SelectField,
	useFormValues,
} from '../../form/index.ts';
import { type MessageDescriptor, useIntl } from '../../i18n/index.ts';
import type { ScreenName } from '../../screens/index.ts';
import { AddFirst } from '../AddFirst.tsx';
import type { Filling, RowNameFor } from '../options.ts';
import { type Row, rowIn, textIn } from '../row.ts';
import type { FieldKind } from './kind.ts';

/** The name of a chosen row, looked for in the lists that were loaded. */
function nameIn(cache: QueryClient, choices: RefChoices, id: string): string {
	const pages = cache.getQueriesData<{ items?: Row[] } | Row[]>({ queryKey: [choices.from.path] });
	const rows = pages.flatMap(([, page]) => (Array.isArray(page) ? page : (page?.items ?? [])));
	const found = rows.find((known) => known.id === id);
	return found ? choices.choice(found) : id;
}

export interface Chosen {
	readonly choices: RefChoices;
	readonly none?: MessageDescriptor;
	/** The field of the row that says the name of what is chosen now. */
	readonly shown?: RowNameFor<string>;
	/** What choosing a row writes into other fields. */
	readonly fills?: Filling;
	/** The page that adds a row to choose: where there is none yet, it leads there. */
	readonly add?: ScreenName;
}

/** The id of a row of another list. */
export const ref: FieldKind<string, Chosen> = {
	Control: function Ref({ common, options: { choices, none, shown, fills, add }, row }) {
		const { formatMessage } = useIntl();
		const { values, setValues } = useFormValues<Record<string, unknown>>();
		return (
			<RefField
				{...common}
				{...choices}
				{...(none && { emptyLabel: formatMessage(none) })}
				currentLabel={textIn(row, shown)}
				{...(add && { whenNone: <AddFirst add={add} /> })}
				onChosen={(chosen) => {
					const to = rowIn(chosen);
					// One write: several would be checked one by one against the values before.
					if (fills && to) void setValues({ ...values, [common.name]: to.id, ...fills(to) });
				}}
			/>
		);
	},
	// What is no id chooses nothing.
	fromText: (text) => (isId(text) ? text : ''),
	shown: (value, { cache, row, name }, { shown, choices }) =>
		row[name] === value && shown ? String(row[shown] ?? '') : nameIn(cache, choices, value),
};

/** The ids of rows of another list. */
export const refs: FieldKind<readonly string[], { choices: RefChoices }> = {
	Control: ({ common, options: { choices } }) => <RefsField {...common} {...choices} />,
	empty: [],
	shown: (value, { cache }, { choices }) =>
		[value]
			.flat()
			.map((id) => nameIn(cache, choices, id))
			.join(', '),
};

export interface Enumeration {
	readonly labels: Readonly<Record<string, MessageDescriptor>>;
}
export const enumeration: FieldKind<string, Enumeration> = {
	Control: function Enumeration({ common, options: { labels } }) {
		const { formatMessage } = useIntl();
		const choices = Object.entries(labels).map(([value, label]) => ({
			value,
			label: formatMessage(label),
		}));
		return <SelectField {...common} choices={choices} />;
	},
	shown: (value, { intl }, { labels }) => {
		const label = labels[value];
		return label ? intl.formatMessage(label) : value;
	},
};

/** Choices that are no texts of ours, such as zones. */
export const choice: FieldKind<string, { choices: readonly Choice[] }> = {
	Control: ({ common, options: { choices } }) => <SelectField {...common} choices={choices} />,
};
