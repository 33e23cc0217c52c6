import { useFormikContext } from 'formik';
import { FieldFrame, Switch } from '../../ui/index.ts';
import type { FieldProps } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

export function SwitchField({ name, label, help, disabled }: FieldProps) {
	const { submitCount } = useFormikContext();
	const field = useFormField<boolean>(name);
	return (
		<FieldFrame
			help={help}
			error={field.error}
			submitCount={submitCount}
			{...(disabled && { disabled })}
		>
			{(tie) => (
				<Switch.Root
					name={name}
					checked={Boolean(field.value)}
					onCheckedChange={({ checked }) => field.setValue(checked)}
				>
					<Switch.HiddenInput {...tie} onBlur={field.touch} />
					<Switch.Control />
					<Switch.Label>{label}</Switch.Label>
				</Switch.Root>
			)}
		</FieldFrame>
	);
}
