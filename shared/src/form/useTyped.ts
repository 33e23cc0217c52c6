import { useEffect, useState } from 'react';
import { useIntl } from '../i18n/index.ts';
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
	const { locale } = useIntl();
	const [written, setWritten] = useState(locale);
	// The value was set from elsewhere (a draft, a comparison, another field), or is written otherwise in the language of now.
	if (!Object.is(field.value, known) || locale !== written) {
		setKnown(field.value);
		setWritten(locale);
		setText(show(field.value));
	}
	useEffect(function readAgain() {
		// In another language, or another currency, what was no value may be one.
		const held = field.value;
		if (typeof held !== 'string' || held.trim() === '') return;
		const value = parse(held);
		if (value !== null && !Object.is(value, held)) field.setValue(value);
	});
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
