import { useState } from 'react';
import { instantAt, localTextOf, useFormats } from '../../i18n/index.ts';
import { Input } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

/** An instant, typed as the clock of the company shows it, whatever the zone of this machine. */
export function DateTimeField(props: FieldProps) {
	const { zone } = useFormats();
	const field = useFormField<string | null>(props.name);
	const shown = () => (field.value ? localTextOf(new Date(field.value), zone) : '');
	const [text, setText] = useState(shown);
	const [known, setKnown] = useState(field.value);
	// The value was set from elsewhere: a draft, a comparison.
	if (field.value !== known) {
		setKnown(field.value);
		setText(shown());
	}
	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<Input
					{...tie}
					type="datetime-local"
					name={props.name}
					value={text}
					onBlur={field.touch}
					onChange={(event) => {
						const typed = event.currentTarget.value;
						const instant = instantAt(typed, zone) ?? '';
						setText(typed);
						setKnown(instant);
						field.setValue(instant);
					}}
				/>
			)}
		</FieldShell>
	);
}
