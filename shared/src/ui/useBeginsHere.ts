import { type FocusEvent, useEffect, useRef } from 'react';

/** A finger has no use for the focus: it brings up a keyboard over half of the page. */
const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/**
 * Of a field that a page begins in where there is a mouse: its `ref`, and what it does when it is left. Leaving what one did
 * not come to is no touch (specification 5).
 */
export function useBeginsHere(
	begins: boolean,
	onLeave: ((event: FocusEvent<HTMLInputElement>) => void) | undefined,
) {
	const field = useRef<HTMLInputElement>(null);
	const isGiven = useRef(false);
	useEffect(
		function beginHere() {
			if (!begins || !hasMouse()) return;
			isGiven.current = true;
			field.current?.focus();
		},
		[begins],
	);
	function leave(event: FocusEvent<HTMLInputElement>) {
		const wasGiven = isGiven.current;
		isGiven.current = false;
		if (!wasGiven || event.currentTarget.value) onLeave?.(event);
	}
	return { ref: field, onBlur: leave };
}
