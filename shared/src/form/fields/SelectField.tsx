import type { ReactNode } from 'react';
import { shortChoice } from '../../figures/coded.ts';
import { useIntl } from '../../i18n/index.ts';
import { NativeSelect } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../useFormField.ts';

export interface Choice {
	readonly value: string;
	readonly label: string;
}

interface Props extends FieldProps {
	readonly choices: readonly Choice[];
	/** Name of the empty choice; without it "Choisir…", where the field may not stay empty. */
	readonly emptyLabel?: string;
	readonly onChosen?: (value: string) => void;
	/** Said behind it where the field must be filled and there is nothing to choose yet: how there comes to be something. */
	readonly whenNone?: ReactNode;
}

export function SelectField({ choices, emptyLabel, onChosen, whenNone, ...props }: Props) {
	const { formatMessage } = useIntl();
	const field = useFormField<string | null>(props.name);
	const lacksAll = field.isRequired && choices.length === 0 && !props.disabled;
	const help = lacksAll ? (
		<>
			{formatMessage(formMessages.nothingYet)} {whenNone}
		</>
	) : (
		props.help
	);
	return (
		<FieldShell {...props} help={help} field={field}>
			{(tie) => (
				<NativeSelect.Root {...(props.disabled && { disabled: true })}>
					<NativeSelect.Field
						{...tie}
						name={props.name}
						value={field.value ?? ''}
						onBlur={field.touch}
						onChange={(event) => {
							field.setValue(event.currentTarget.value);
							onChosen?.(event.currentTarget.value);
						}}
					>
						<option value="" disabled={field.isRequired && Boolean(field.value)}>
							{emptyLabel ?? formatMessage(formMessages.choose)}
						</option>
						{choices.map(({ value, label }) => (
							<option key={value} value={value}>
								{shortChoice(label)}
							</option>
						))}
					</NativeSelect.Field>
					<NativeSelect.Indicator />
				</NativeSelect.Root>
			)}
		</FieldShell>
	);
}
