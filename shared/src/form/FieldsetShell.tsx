import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Fieldset, useFieldTexts } from '../ui/index.ts';
import type { FieldProps } from './FieldShell.tsx';
import type { FormField } from './useFormField.ts';

/** The mark of other required fields; readers hear of it from the error. */
const REQUIRED_MARK = { content: '"*"', color: 'fg.error', marginInlineStart: '1' };

interface Props extends Omit<FieldProps, 'name'> {
	readonly field: Pick<FormField<unknown>, 'error' | 'isRequired' | 'touch'>;
	/** The controls. Those that are wrong say so by `aria-invalid`: a form that is refused goes to the first one. */
	readonly children: ReactNode;
}

/** What `FieldShell` is for one control, for several that make one value. */
export function FieldsetShell({ label, help, disabled, field, children }: Props) {
	const { submitCount } = useFormikContext();
	const { error } = field;
	const { ids, describedBy, onBlur, live } = useFieldTexts({ help, error, submitCount });
	return (
		<Fieldset.Root
			invalid={Boolean(error)}
			disabled={disabled}
			aria-describedby={describedBy}
			onBlur={() => {
				field.touch();
				onBlur();
			}}
		>
			<Fieldset.Legend
				fontSize="sm"
				fontWeight="medium"
				{...(field.isRequired && { _after: REQUIRED_MARK })}
			>
				{label}
			</Fieldset.Legend>
			{children}
			{help && <Fieldset.HelperText id={ids.helperText}>{help}</Fieldset.HelperText>}
			<Fieldset.ErrorText id={ids.errorText} aria-live={live}>
				{error}
			</Fieldset.ErrorText>
		</Fieldset.Root>
	);
}
