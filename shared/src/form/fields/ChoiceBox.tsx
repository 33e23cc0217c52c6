import { type ReactNode, useState } from 'react';
import { shortChoice } from '../../figures/coded.ts';
import { useIntl } from '../../i18n/index.ts';
import { Combobox } from '../../ui/formParts.ts';
import { formMessages } from '../messages.ts';
import { ChoiceEntries } from './ChoiceEntries.tsx';
import type { Choice } from './SelectField.tsx';
import { useShownChoices } from './useShownChoices.ts';
import { useTakenFirst } from './useTakenFirst.ts';

export interface ChoiceBoxProps {
	name?: string;
	/** Accessible name, where no label is beside it. */
	label?: string;
	/** Of the choice that was made; empty: none. */
	value: string;
	/** What is typed and is no choice yet. It stays until it is one: nobody means "all" by a slip. */
	typed: string;
	choices: readonly Choice[];
	/** false while the choices are still those from before the last letter. */
	isSettled?: boolean;
	emptyLabel?: string | undefined;
	isRequired: boolean;
	onType: (text: string) => void;
	onChange: (value: string) => void;
	onBlur?: () => void;
	'aria-describedby'?: string | undefined;
	/** The entries, where they are more than a row of them. */
	children?: ReactNode;
}

/** A long list of choices, found by typing. Enter takes the first that matches what is typed. */
export function ChoiceBox({
	name,
	label,
	value,
	typed,
	choices,
	isSettled = true,
	emptyLabel,
	isRequired,
	onType,
	onChange,
	onBlur,
	children,
	...tie
}: ChoiceBoxProps) {
	const { formatMessage } = useIntl();
	const [isOpen, setOpen] = useState(false);
	const [highlighted, setHighlighted] = useState<string | null>(null);
	const { collection, first, keep } = useShownChoices({ choices, isSettled, typed, value });
	const chosen = collection.find(value)?.label;

	const { takeFirst, forgetAwaited } = useTakenFirst({
		...{ first, typed, isSettled },
		isHighlighted: isOpen && Boolean(highlighted),
		take(choice) {
			choose(choice);
			setOpen(false);
		},
	});
	function choose(choice: Choice | undefined) {
		keep(choice);
		forgetAwaited();
		onChange(choice?.value ?? '');
	}

	return (
		<Combobox.Root
			collection={collection}
			value={value ? [value] : []}
			inputValue={typed || shortChoice(chosen ?? '')}
			open={isOpen}
			highlightedValue={highlighted}
			// What is typed is not put back to what was chosen before.
			allowCustomValue
			inputBehavior="autohighlight"
			openOnClick
			placeholder={value ? '' : (emptyLabel ?? formatMessage(formMessages.searchChoice))}
			onOpenChange={({ open }) => setOpen(open)}
			onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
			onValueChange={({ items: [item] }) => choose(item as Choice | undefined)}
		>
			<Combobox.Control
				onKeyDownCapture={takeFirst}
				// A name longer than the field can be read whole.
				title={chosen}
			>
				<Combobox.Input
					{...tie}
					name={name}
					aria-label={label}
					textOverflow="ellipsis"
					// As the letter comes: the library would tell it later, and write back what was there before.
					onChange={(event) => onType(event.currentTarget.value.trimStart())}
					onBlur={onBlur}
					// A choice too, as in a plain list, and no hint.
					{...(emptyLabel !== undefined && {
						'data-empty-choice': '',
						_placeholder: { color: 'fg' },
					})}
				/>
				<Combobox.IndicatorGroup>
					{!isRequired && (
						<Combobox.ClearTrigger aria-label={formatMessage(formMessages.clearChoice)} />
					)}
					<Combobox.Trigger aria-label={formatMessage(formMessages.openChoices)} />
				</Combobox.IndicatorGroup>
			</Combobox.Control>
			<ChoiceEntries choices={collection.items} isSettled={isSettled}>
				{children}
			</ChoiceEntries>
		</Combobox.Root>
	);
}
