import { useEffect, useRef, useState } from 'react';
import { Input } from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { useFormField } from '../useFormField.ts';

type Phones = typeof import('../phone.ts');

/** A phone number: grouped while it is typed, stored as E.164. Without a prefix it is Haitian. */
export function PhoneField(props: FieldProps) {
	const field = useFormField<string | null>(props.name);
	const value = field.value ?? '';
	const [phones, setPhones] = useState<Phones>();
	const [text, setText] = useState(value);
	const [known, setKnown] = useState(value);
	if (value !== known) {
		setKnown(value);
		setText(phones ? phones.formatPhone(value) : value);
	}

	const isUnread = useRef(false);

	useEffect(function loadNumberingPlans() {
		let isShown = true;
		import('../phone.ts').then(
			(loaded) => {
				if (!isShown) return;
				setPhones(loaded);
				setText((now) => loaded.formatPhone(now));
			},
			(error: unknown) => console.warn('Phones are neither grouped nor read here.', error),
		);
		return () => {
			isShown = false;
		};
	}, []);

	useEffect(
		function readWhatWasTypedBefore() {
			if (!phones || !isUnread.current) return;
			isUnread.current = false;
			const read = phones.readPhone(value);
			// The text stays as it is typed: somebody is at it.
			setKnown(read);
			field.setValue(read);
		},
		[phones, value, field],
	);

	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<Input
					{...tie}
					type="tel"
					inputMode="tel"
					autoComplete="off"
					name={props.name}
					// Numbers read from left to right in every script.
					dir="ltr"
					value={text}
					onBlur={field.touch}
					onChange={(event) => {
						const typed = event.currentTarget.value;
						// Formatting while something is deleted would put back what was just removed.
						const isGrowing = typed.length > text.length;
						const next = phones ? phones.readPhone(typed) : typed.trim();
						isUnread.current = !phones;
						setText(phones && isGrowing ? phones.formatPhone(typed) : typed);
						setKnown(next);
						field.setValue(next);
					}}
				/>
			)}
		</FieldShell>
	);
}
