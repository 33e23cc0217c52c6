import { HStack, Input } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

/** `#rrggbb`: typed, or picked with the browser's own picker. */
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
					<input
						type="color"
						aria-label={props.label}
						value={isColour ? value.toLowerCase() : '#000000'}
						disabled={props.disabled}
						onChange={(event) => field.setValue(event.currentTarget.value.toUpperCase())}
						style={{
							opacity: props.disabled ? 0.5 : undefined,
							width: 44,
							height: 40,
							flexShrink: 0,
							padding: 0,
							border: 0,
							background: 'none',
						}}
					/>
				</HStack>
			)}
		</FieldShell>
	);
}
