import { type ReactNode, useId, useState } from 'react';
import type { ListEndpoint } from '../../contract/index.ts';
import { shortChoice } from '../../figures/coded.ts';
import { useErrorText, useIntl } from '../../i18n/index.ts';
import { Box, Button, Field, NativeSelect, WarningIcon } from '../../ui/index.ts';
import { formMessages } from '../messages.ts';
import { LaterChoiceBox } from './LaterChoiceBox.tsx';
import type { Choice } from './SelectField.tsx';
import { type RefChoices, useRefChoices } from './useRefChoices.ts';

interface Props<L extends ListEndpoint> extends RefChoices<L> {
	readonly label: string;
	readonly emptyLabel: string;
	readonly value: string;
	/** Empty: no filter. */
	readonly onChange: (id: string) => void;
	/** Text stands in the box that is no choice yet: `value` is not what people read. */
	readonly onTyping?: (isTyping: boolean) => void;
	/** Said below it where there is nothing to choose yet: how there comes to be something. */
	readonly whenNone?: ReactNode;
}

/** A filter by a row of another list, outside of any form. */
export function RefFilter<L extends ListEndpoint>({
	from,
	choice,
	where,
	label,
	emptyLabel,
	value,
	onChange,
	onTyping,
	whenNone,
}: Props<L>) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const [typed, setTyped] = useState({ text: '', isLeft: false });
	const [known, setKnown] = useState(value);
	// The filter changed by other means (back button, "clear filters").
	if (value !== known) {
		setKnown(value);
		setTyped({ text: '', isLeft: false });
	}
	const ref = useRefChoices({ from, choice, ...(where && { where }) }, typed.text || value);
	const errorId = useId();
	const isWrong = typed.isLeft && typed.text !== '';
	if (ref.error) {
		return (
			<Button variant="outline" title={errorText(ref.error)} onClick={() => void ref.refetch()}>
				<WarningIcon size={16} aria-hidden />
				{formatMessage(formMessages.loadAgain, { label })}
			</Button>
		);
	}
	if (ref.isLong) {
		return (
			// What is chosen has the room of a plain list, beside the button that clears it: the code tells namesakes apart.
			<Box width={{ base: 'full', sm: value ? '20rem' : '13.75rem' }}>
				<Field.Root invalid={isWrong} ids={{ errorText: errorId }}>
					<LaterChoiceBox
						label={label}
						aria-describedby={isWrong ? errorId : undefined}
						value={ref.value}
						typed={ref.typed}
						choices={ref.choices}
						isSettled={ref.isSettled}
						emptyLabel={emptyLabel}
						isRequired={false}
						// A filter that is being typed over still holds; emptied it is gone.
						onType={(text) => {
							setTyped({ text, isLeft: false });
							onTyping?.(text !== '');
							if (!text) onChange('');
						}}
						onBlur={() => setTyped(({ text }) => ({ text, isLeft: true }))}
						onChange={(id) => {
							setTyped({ text: '', isLeft: false });
							onTyping?.(false);
							onChange(id);
						}}
					/>
					<Field.ErrorText>
						{formatMessage(formMessages.notChosen, { text: typed.text })}
					</Field.ErrorText>
				</Field.Root>
			</Box>
		);
	}
	const plain = (
		<PlainChoice
			label={label}
			emptyLabel={emptyLabel}
			value={value}
			choices={ref.choices}
			isLoading={ref.isLoading}
			onChange={onChange}
		/>
	);
	if (!whenNone || ref.isLoading || ref.choices.length > 0) return plain;
	return (
		<Field.Root>
			{plain}
			<Field.HelperText>
				{formatMessage(formMessages.nothingYet)} {whenNone}
			</Field.HelperText>
		</Field.Root>
	);
}

interface PlainChoiceProps {
	label: string;
	emptyLabel: string;
	value: string;
	choices: readonly Choice[];
	isLoading: boolean;
	onChange: (id: string) => void;
}

function PlainChoice({ label, emptyLabel, value, choices, isLoading, onChange }: PlainChoiceProps) {
	return (
		<NativeSelect.Root
			width="auto"
			minWidth={{ base: '8.75rem', sm: '10rem' }}
			// As wide as its longest choice is the browser's way: one long name would take a line of its own.
			maxWidth={{ base: 'full', sm: '20rem' }}
			disabled={isLoading}
		>
			<NativeSelect.Field
				aria-label={label}
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
			>
				<option value="">{emptyLabel}</option>
				{choices.map((choice) => (
					<option key={choice.value} value={choice.value}>
						{shortChoice(choice.label)}
					</option>
				))}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
