import type { ReactNode } from 'react';
import { Field } from '../ui/index.ts';
import type { FormField } from './useFormField.ts';

/** What every field takes. */
export interface FieldProps {
	readonly name: string;
	readonly label: string;
	readonly help?: ReactNode;
	readonly disabled?: boolean;
}

interface Props extends FieldProps {
	readonly field: Pick<FormField<unknown>, 'error' | 'isRequired'>;
	readonly children: ReactNode;
}

/** Label, required mark, help and error around one control, tied to it for screen readers. */
export function FieldShell({ label, help, disabled, field, children }: Props) {
	return (
		<Field.Root
			invalid={Boolean(field.error)}
			required={field.isRequired}
			{...(disabled && { disabled })}
		>
			<Field.Label>
				{label}
				<Field.RequiredIndicator aria-hidden />
			</Field.Label>
			{children}
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText>{field.error}</Field.ErrorText>
		</Field.Root>
	);
}
