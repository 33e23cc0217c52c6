import { type ReactNode, useId } from 'react';
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
	/** The control; what it is given ties help and error to it. */
	readonly children: (tie: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** Label, required mark, help and error around one control, tied to it for screen readers. */
export function FieldShell({ label, help, disabled, field, children }: Props) {
	const id = useId();
	const ids = { helperText: `${id}-help`, errorText: `${id}-error` };
	// Chakra ties errors by aria-errormessage, which hardly any screen reader says.
	const describedBy = [help && ids.helperText, field.error && ids.errorText]
		.filter(Boolean)
		.join(' ');
	return (
		<Field.Root
			ids={ids}
			invalid={Boolean(field.error)}
			required={field.isRequired}
			{...(disabled && { disabled })}
		>
			<Field.Label>
				{label}
				<Field.RequiredIndicator aria-hidden />
			</Field.Label>
			{children({ 'aria-describedby': describedBy || undefined })}
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText>{field.error}</Field.ErrorText>
		</Field.Root>
	);
}
