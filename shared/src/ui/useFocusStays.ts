import { useLayoutEffect, useRef } from 'react';

/**
 * What has the focus may give way to something else in its place, as a question to what came of it: the focus then goes to
 * the first field or button that is there, in place of the beginning of the page. Returns what the element around them is given.
 */
export function useFocusStays() {
	const root = useRef<HTMLDivElement>(null);
	const isHere = useRef(false);
	useLayoutEffect(function stay() {
		if (!isHere.current || document.activeElement !== document.body) return;
		root.current?.querySelector<HTMLElement>(':is(input, textarea, button):enabled')?.focus();
	});
	return {
		ref: root,
		onFocus: () => {
			isHere.current = true;
		},
		// Not when what has the focus is taken away.
		onBlur: () => {
			isHere.current = false;
		},
	};
}
