import { Field, FieldFrame, Input } from '@borlette/shared/ui';
import { type ComponentProps, type FocusEvent, useEffect, useRef } from 'react';
import { WORDS } from './words.ts';

interface Props extends ComponentProps<typeof Input> {
	error: string | undefined;
	submitCount: number;
	/** Of what stands above the form and is heard with the field: nobody who begins there comes past it. */
	noteId: string | undefined;
}

/** A finger has no use for the focus: it brings up a keyboard over half of the page. */
const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Who signs in; the page begins here where there is a mouse. Leaving what one did not come to is no touch (specification 5). */
export function UsernameField({ error, submitCount, noteId, onBlur, ...input }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const isGiven = useRef(false);
	const { readOnly } = input;
	useEffect(
		function beginHere() {
			if (readOnly || !hasMouse()) return;
			isGiven.current = true;
			field.current?.focus();
		},
		[readOnly],
	);
	function leave(event: FocusEvent<HTMLInputElement>) {
		const wasGiven = isGiven.current;
		isGiven.current = false;
		if (!wasGiven || event.currentTarget.value) onBlur?.(event);
	}
	return (
		<FieldFrame error={error} submitCount={submitCount}>
			{({ 'aria-describedby': texts }) => (
				<>
					<Field.Label>{WORDS.username}</Field.Label>
					<Input
						ref={field}
						size="lg"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={64}
						aria-describedby={[noteId, texts].filter(Boolean).join(' ') || undefined}
						{...input}
						onBlur={leave}
					/>
				</>
			)}
		</FieldFrame>
	);
}
