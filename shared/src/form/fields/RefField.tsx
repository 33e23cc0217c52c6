import { type ReactNode, useState } from 'react';
import type { ItemOf, ListEndpoint } from '../../contract/index.ts';
import { useErrorText, useIntl } from '../../i18n/index.ts';
import { Button, HStack, Text } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { ChoicesLack } from './ChoicesLack.tsx';
import { SelectField } from './SelectField.tsx';
import { type RefChoices, useRefChoices } from './useRefChoices.ts';

interface Props<L extends ListEndpoint> extends FieldProps, RefChoices<L> {
	/** Name of "none" where the field may stay empty: "Tous les tirages". */
	readonly emptyLabel?: string;
	/** Name of the row chosen when the form opens; it may not be among those loaded. */
	readonly currentLabel?: string | null;
	/** As of a `SelectField`. */
	readonly whenNone?: ReactNode;
	/** Told the row that was chosen, to fill other fields from it. */
	readonly onChosen?: (item: ItemOf<L>) => void;
}

/**
 * The id of a row of another list: a plain list while it is short, else a search. What is typed and is no row
 * is held as it is, so that the form is not sent.
 */
export function RefField<L extends ListEndpoint>({
	from,
	choice,
	where,
	emptyLabel,
	currentLabel,
	whenNone,
	onChosen,
	...props
}: Props<L>) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const field = useFormField<string | null>(props.name);
	// The name belongs to what was chosen when the form opened.
	const [named] = useState({ value: field.value ?? '', label: currentLabel });
	const ref = useRefChoices({ from, choice, ...(where && { where }) }, field.value ?? '', named);

	if (!ref.mayList) {
		return (
			<FieldShell {...props} field={field}>
				{() => <ChoicesLack chosen={currentLabel ?? emptyLabel} />}
			</FieldShell>
		);
	}
	if (ref.error) {
		return (
			<FieldShell {...props} field={{ ...field, error: formatMessage(formMessages.choicesFailed) }}>
				{() => (
					<HStack>
						<Text color="fg.muted">{errorText(ref.error)}</Text>
						<Button size="sm" variant="outline" onClick={() => void ref.refetch()}>
							{formatMessage(formMessages.retry)}
						</Button>
					</HStack>
				)}
			</FieldShell>
		);
	}
	const choose = (id: string) => {
		const item = ref.itemOf(id);
		if (item) onChosen?.(item);
	};
	if (!ref.isLong) {
		return (
			<SelectField
				{...props}
				{...(whenNone !== undefined && { whenNone })}
				choices={ref.choices}
				onChosen={choose}
				disabled={props.disabled ?? ref.isLoading}
				{...(emptyLabel !== undefined && { emptyLabel })}
			/>
		);
	}
	const notChosen =
		field.error && ref.typed && formatMessage(formMessages.notChosen, { text: ref.typed });
	return (
		<FieldShell {...props} field={{ ...field, error: notChosen || field.error }}>
			{(tie) => (
				<ChoiceBox
					{...tie}
					name={props.name}
					value={ref.value}
					typed={ref.typed}
					choices={ref.choices}
					isSettled={ref.isSettled}
					emptyLabel={emptyLabel}
					isRequired={field.isRequired}
					onType={field.setValue}
					onBlur={field.touch}
					onChange={(id) => {
						field.setValue(id);
						choose(id);
					}}
				/>
			)}
		</FieldShell>
	);
}
