import { useState } from 'react';
import type { ItemOf, ListEndpoint } from '../../contract/index.ts';
import { useList } from '../../data/index.ts';
import { useErrorText, useIntl } from '../../i18n/index.ts';
import { Button, HStack, Text } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';
import { RefCombobox } from './RefCombobox.tsx';
import { SelectField } from './SelectField.tsx';

/** Up to so many choices a plain list is quicker than a search. */
const PLAIN_LIMIT = 25;

export interface RefChoices<L extends ListEndpoint = ListEndpoint> {
	/** The call that lists what can be chosen; each of its rows has an `id`. */
	readonly from: L;
	readonly choice: (item: ItemOf<L>) => string;
}

interface Props<L extends ListEndpoint> extends FieldProps, RefChoices<L> {
	/** Name of "none" where the field may stay empty: "Tous les tirages". */
	readonly emptyLabel?: string;
	/** Name of the row chosen now, while it is not among those loaded. */
	readonly currentLabel?: string | null;
	/** Told the row that was chosen, to fill other fields from it. */
	readonly onChosen?: (item: ItemOf<L>) => void;
}

/** The id of a row of another list: a plain list while it is short, else a search. */
export function RefField<L extends ListEndpoint>({
	from,
	choice,
	emptyLabel,
	currentLabel,
	onChosen,
	...props
}: Props<L>) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const field = useFormField<string | null>(props.name);
	const [words, setWords] = useState('');
	const query = { limit: PLAIN_LIMIT, ...(words && { q: words }) };
	const list = useList(from as ListEndpoint, query as never, { keepPrevious: true });
	const [isLong, setLong] = useState(false);
	if (!isLong && list.total > PLAIN_LIMIT) setLong(true);

	const items = (list.rows ?? []) as Array<ItemOf<L> & { id: string }>;
	const choices = items.map((item) => ({ value: item.id, label: choice(item) }));
	const isKnown = !field.value || choices.some(({ value }) => value === field.value);
	if (!isKnown && field.value && currentLabel)
		choices.unshift({ value: field.value, label: currentLabel });

	if (list.error && !list.rows) {
		return (
			<FieldShell {...props} field={{ ...field, error: formatMessage(formMessages.choicesFailed) }}>
				<HStack>
					<Text color="fg.muted">{errorText(list.error)}</Text>
					<Button size="sm" variant="outline" onClick={() => void list.refetch()}>
						{formatMessage(formMessages.retry)}
					</Button>
				</HStack>
			</FieldShell>
		);
	}
	const choose = (id: string) => {
		const item = items.find((known) => known.id === id);
		if (item) onChosen?.(item);
	};
	if (!isLong) {
		return (
			<SelectField
				{...props}
				choices={choices}
				onChosen={choose}
				disabled={props.disabled ?? !list.rows}
				{...(emptyLabel !== undefined && { emptyLabel })}
			/>
		);
	}
	return (
		<FieldShell {...props} field={field}>
			<RefCombobox
				name={props.name}
				value={field.value ?? ''}
				choices={choices}
				emptyLabel={emptyLabel}
				isRequired={field.isRequired}
				onSearch={setWords}
				onBlur={field.touch}
				onChange={(id) => {
					field.setValue(id);
					choose(id);
				}}
			/>
		</FieldShell>
	);
}
