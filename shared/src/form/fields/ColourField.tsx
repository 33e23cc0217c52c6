import { HStack, Input } from '../../ui/index.ts';
import { ColourButton } from '../colours/ColourButton.tsx';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

/** `#rrggbb`: typed, or picked from a board. */
export function ColourField(props: FieldProps) {
	const field = useFormField<string>(props.name);
	const value = field.value ?? '';
	const isColour = /^#[0-9a-f]{6}$/i.test(value);
	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<HStack gap="2" width="full">
					<Input
						{...tie}
						name={props.name}
						autoComplete="off"
						maxLength={7}
						dir="ltr"
						value={value}
						onBlur={field.touch}
						onChange={(event) => field.setValue(event.currentTarget.value)}
					/>
					<ColourButton
						label={props.label}
						colour={isColour ? value : '#000000'}
						disabled={props.disabled}
						onPick={(colour) => field.setValue(colour)}
					/>
				</HStack>
			)}
		</FieldShell>
	);
}
