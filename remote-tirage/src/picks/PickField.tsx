import { type FieldProps, FieldShell, useFormField } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { Input } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const WRONG = { 3: messages.pick3Wrong, 4: messages.pick4Wrong } as const;

interface Props extends FieldProps {
	/** How many are drawn. */
	readonly digits: 3 | 4;
}

/** A drawn number as text, because its zeros count; anything but digits is not taken. */
export function PickField({ digits, ...props }: Props) {
	const { formatMessage } = useIntl();
	const field = useFormField<string>(props.name);
	const count = field.value.length;
	// Only how many they are can be wrong with digits.
	const wrong =
		field.error && count > 0 && count < digits && formatMessage(WRONG[digits], { count });
	return (
		<FieldShell {...props} field={{ ...field, error: wrong || field.error }}>
			{(tie) => (
				<Input
					{...tie}
					name={props.name}
					inputMode="numeric"
					autoComplete="off"
					dir="ltr"
					fontSize="20px"
					fontWeight="semibold"
					fontVariantNumeric="tabular-nums"
					letterSpacing="0.3em"
					value={field.value}
					onChange={(event) =>
						field.setValue(event.currentTarget.value.replace(/\D/g, '').slice(0, digits))
					}
					onBlur={field.touch}
				/>
			)}
		</FieldShell>
	);
}
