import { type RefObject, useEffect, useRef } from 'react';

/** What formik knows of the form. */
interface Sent {
	readonly submitCount: number;
	readonly isSubmitting: boolean;
	readonly isValidating: boolean;
}

/** After a submit that was refused the focus is on the first field that says why. */
export function useFirstErrorFocused(
	form: RefObject<HTMLFormElement | null>,
	{ submitCount, isSubmitting, isValidating }: Sent,
): void {
	const focusedFor = useRef(0);
	useEffect(
		function focusFirstError() {
			// Once for each submit: who goes on typing elsewhere keeps their place.
			if (submitCount === focusedFor.current || isSubmitting || isValidating) return;
			focusedFor.current = submitCount;
			form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
		},
		[form, submitCount, isSubmitting, isValidating],
	);
}
