import type { InputHTMLAttributes } from 'react';
import { Textarea } from '../../ui/formParts.ts';
import { Input } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

interface Props extends FieldProps {
	readonly autoComplete?: string;
	readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
	/** Several lines. */
	readonly isLong?: boolean;
}

export function TextField({ autoComplete = 'off', inputMode, isLong, ...props }: Props) {
	const field = useFormField<string>(props.name);
	const control = {
		name: props.name,
		value: field.value ?? '',
		maxLength: field.schema?.maxLength,
		onBlur: field.touch,
	};
	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<>
					{isLong ? (
						<Textarea
							{...tie}
							{...control}
							rows={3}
							onChange={(event) => field.setValue(event.currentTarget.value)}
						/>
					) : (
						<Input
							{...tie}
							{...control}
							autoComplete={autoComplete}
							inputMode={inputMode}
							onChange={(event) => field.setValue(event.currentTarget.value)}
						/>
					)}
				</>
			)}
		</FieldShell>
	);
}
