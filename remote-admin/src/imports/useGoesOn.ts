import { type RefObject, useEffect, useRef } from 'react';

/** What a step says came of the one before; or where the next file is chosen. */
const BEGINS = '[role="status"], form button';

/**
 * What one pressed goes with its step: the keyboard goes on, and a screen reader reads on, at the beginning of the next one. Not
 * at its button, which a second press of the same key would press.
 */
export function useGoesOn(step: unknown): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	const former = useRef(step);
	useEffect(
		function goOn() {
			if (former.current === step) return;
			former.current = step;
			const begin = place.current?.querySelector<HTMLElement>(BEGINS);
			if (begin?.matches('[role="status"]')) begin.tabIndex = -1;
			begin?.focus();
		},
		[step],
	);
	return place;
}
