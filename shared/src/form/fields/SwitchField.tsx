import { Field, Switch } from '../../ui/index.ts';
import type { FieldProps } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

export function SwitchField({ name, label, help, disabled }: FieldProps) {
	const field = useFormField<boolean>(name);
	return (
		<Field.Root invalid={Boolean(field.error)} {...(disabled && { disabled })}>
			<Switch.Root
				name={name}
				checked={Boolean(field.value)}
				onCheckedChange={({ checked }) => field.setValue(checked)}
			>
				<Switch.HiddenInput onBlur={field.touch} />
				<Switch.Control />
				<Switch.Label>{label}</Switch.Label>
			</Switch.Root>
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText>{field.error}</Field.ErrorText>
		</Field.Root>
	);
}
