import { type FieldProps, FieldShell, useFormField } from '@borlette/shared/form';
import { Input } from '@borlette/shared/ui';

interface Props extends FieldProps {
	/** How many are drawn. */
	readonly digits: 3 | 4;
}

/** A drawn number as text, because its zeros count; anything but digits is not taken. */
export function PickField({ digits, ...props }: Props) {
	const field = useFormField<string>(props.name);
	return (
		<FieldShell {...props} field={field}>
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
