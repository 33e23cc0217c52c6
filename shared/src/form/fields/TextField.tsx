import { type InputHTMLAttributes, useId } from 'react';
import { Textarea } from '../../ui/formParts.ts';
import { Input } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { isInCapitals } from '../schema.ts';
import { useFormField } from '../useFormField.ts';

/** Between cells that are pasted from a spreadsheet. In a name they would look like blanks, and be found by none. */
const TABS = /\t+/g;

interface Props extends FieldProps {
	readonly autoComplete?: string;
	readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
	/** Several lines. */
	readonly isLong?: boolean;
	/** Offered while it is typed; anything else may be typed as well. */
	readonly suggestions?: readonly string[];
}

export function TextField({
	autoComplete = 'off',
	inputMode,
	isLong,
	suggestions = [],
	...props
}: Props) {
	const listId = useId();
	const field = useFormField<string>(props.name);
	const isCode = field.schema !== undefined && isInCapitals(field.schema);
	const read = (typed: string) => {
		const text = typed.replace(TABS, ' ');
		return isCode ? text.toUpperCase() : text;
	};
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
							list={suggestions.length > 0 ? listId : undefined}
							onChange={(event) => field.setValue(read(event.currentTarget.value))}
						/>
					)}
					{suggestions.length > 0 && (
						<datalist id={listId}>
							{suggestions.map((suggestion) => (
								<option key={suggestion} value={suggestion} />
							))}
						</datalist>
					)}
				</>
			)}
		</FieldShell>
	);
}
