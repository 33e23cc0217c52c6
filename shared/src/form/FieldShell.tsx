import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Field, FieldFrame } from '../ui/index.ts';
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
	/** The control; the attributes that it is given tie help and error to it. */
	readonly children: (tie: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** Label, required mark, help and error around one control, tied to it for screen readers. */
export function FieldShell({ label, help, disabled, field, children }: Props) {
	const { submitCount } = useFormikContext();
	return (
		<FieldFrame
			help={help}
			error={field.error}
			submitCount={submitCount}
			required={field.isRequired}
			{...(disabled && { disabled })}
		>
			{(tie) => (
				<>
					<Field.Label>
						{label}
						<Field.RequiredIndicator aria-hidden />
					</Field.Label>
					{children(tie)}
				</>
			)}
		</FieldFrame>
	);
}
