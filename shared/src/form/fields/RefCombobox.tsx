import { useMemo, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { Combobox, createListCollection } from '../../ui/formParts.ts';
import { Portal } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import type { Choice } from './SelectField.tsx';

export interface RefComboboxProps {
	name?: string;
	/** Accessible name, where no label is beside it. */
	label?: string;
	value: string;
	choices: readonly Choice[];
	emptyLabel?: string | undefined;
	isRequired: boolean;
	onSearch: (words: string) => void;
	onChange: (value: string) => void;
	onBlur?: () => void;
	'aria-describedby'?: string | undefined;
}

/** A long list of choices; the server looks for what is typed. */
export function RefCombobox({
	name,
	label,
	value,
	choices,
	emptyLabel,
	isRequired,
	onSearch,
	onChange,
	onBlur,
	...tie
}: RefComboboxProps) {
	const { formatMessage } = useIntl();
	// The name of what was chosen, while a search shows other rows.
	const [kept, setKept] = useState<Choice>();
	const collection = useMemo(() => {
		const isThere = !value || choices.some((choice) => choice.value === value);
		return createListCollection({
			items: isThere || kept?.value !== value ? [...choices] : [kept, ...choices],
			itemToString: ({ label }) => label,
			itemToValue: (choice) => choice.value,
		});
	}, [choices, kept, value]);
	const isNamed = !value || collection.has(value);
	return (
		<Combobox.Root
			// It takes the name of its value when it begins, and none that is known only later.
			key={String(isNamed)}
			collection={collection}
			value={value ? [value] : []}
			openOnClick
			placeholder={emptyLabel ?? formatMessage(formMessages.searchChoice)}
			onValueChange={({ value: [chosen = ''], items: [item] }) => {
				setKept(item as Choice | undefined);
				onSearch('');
				onChange(chosen);
			}}
			onInputValueChange={({ inputValue, reason }) => {
				if (reason === 'input-change') onSearch(inputValue.trim());
			}}
		>
			<Combobox.Control>
				<Combobox.Input
					{...tie}
					name={name}
					aria-label={label}
					onBlur={onBlur}
					// A choice too, as in a plain list, and no hint.
					{...(emptyLabel !== undefined && { _placeholder: { color: 'fg' } })}
				/>
				<Combobox.IndicatorGroup>
					{!isRequired && <Combobox.ClearTrigger />}
					<Combobox.Trigger aria-label={formatMessage(formMessages.openChoices)} />
				</Combobox.IndicatorGroup>
			</Combobox.Control>
			<Portal>
				<Combobox.Positioner>
					<Combobox.Content>
						<Combobox.Empty>{formatMessage(formMessages.noChoice)}</Combobox.Empty>
						{collection.items.map((choice) => (
							<Combobox.Item key={choice.value} item={choice}>
								<Combobox.ItemText>{choice.label}</Combobox.ItemText>
								<Combobox.ItemIndicator />
							</Combobox.Item>
						))}
					</Combobox.Content>
				</Combobox.Positioner>
			</Portal>
		</Combobox.Root>
	);
}
