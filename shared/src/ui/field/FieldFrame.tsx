import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../parts.ts';
import { useFieldTexts } from './useFieldTexts.ts';

type RootProps = Omit<ComponentProps<typeof Field.Root>, 'children' | 'ids' | 'invalid' | 'onBlur'>;

interface Props extends RootProps {
	readonly help?: ReactNode;
	/** undefined: nothing is wrong, or nothing is said of it yet. */
	readonly error: ReactNode;
	/** How often the form was sent. */
	readonly submitCount: number;
	/** Label and control; what it is given ties help and error to the control. */
	readonly children: (tie: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** Help and error around one control, tied to it for screen readers. */
export function FieldFrame({ help, error, submitCount, children, ...root }: Props) {
	const { ids, describedBy, onBlur, live } = useFieldTexts({ help, error, submitCount });
	return (
		<Field.Root {...root} ids={ids} invalid={Boolean(error)} onBlur={onBlur}>
			{children({ 'aria-describedby': describedBy })}
			{help && <Field.HelperText>{help}</Field.HelperText>}
			<Field.ErrorText aria-live={live}>{error}</Field.ErrorText>
		</Field.Root>
	);
}
