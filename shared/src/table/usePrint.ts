import { useEffect, useState } from 'react';

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
	(ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/** Rows that a browser lays out on paper in seconds. */
const PRINTED_MAX = 5_000;

interface Options {
	/** Rows of the filter. */
	total: number;
	/** Prints more than a browser lays out. */
	onTooMany: () => void;
}

/** Whether a list is to be put on paper: by its button, or by the keys that print anywhere. */
export function usePrint({ total, onTooMany }: Options) {
	const [isAsked, setAsked] = useState(false);
	function ask() {
		if (total > PRINTED_MAX) onTooMany();
		else if (total > 0) setAsked(true);
	}
	useEffect(function printByKeys() {
		const press = (event: KeyboardEvent) => {
			if (!isPrintKey(event) || event.defaultPrevented || total === 0) return;
			// What is on paper already: a ticket that is open above the list, a slip.
			if (document.querySelector('[data-print-sheet]')) return;
			event.preventDefault();
			ask();
		};
		window.addEventListener('keydown', press);
		return () => window.removeEventListener('keydown', press);
	});
	return { isAsked, ask, end: () => setAsked(false) };
}
