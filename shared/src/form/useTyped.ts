import { useState } from 'react';
import type { FormField } from './useFormField.ts';

interface Typing<T> {
	/** What is held, as it is typed; text that is no value as it is. */
	readonly show: (held: T | string | null) => string;
	/** Reads what was typed; null: it is no value, or not yet. */
	readonly parse: (text: string) => T | null;
}

/**
 * A value that reads otherwise than it is stored. While the text is no value the form holds the
 * text itself, so that nothing typed is lost and the rules can refuse it.
 */
export function useTyped<T>(field: FormField<T | string | null>, { show, parse }: Typing<T>) {
	const [text, setText] = useState(() => show(field.value));
	const [known, setKnown] = useState(field.value);
	// The value was set from elsewhere: a draft, a comparison, another field.
	if (!Object.is(field.value, known)) {
		setKnown(field.value);
		setText(show(field.value));
	}
	return {
		text,
		type(typed: string) {
			const value = typed.trim() === '' ? '' : (parse(typed) ?? typed);
			setText(typed);
			setKnown(value);
			field.setValue(value);
		},
		/** From now on the text is written as it is shown. */
		leave() {
			setText(show(field.value));
			field.touch();
		},
	};
}
