import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/** A row of a table, or an item of a list: a card of a phone, an entry of À faire. */
const ROW = 'tbody > tr, [data-list] ul > li';
const IN_ROW = 'a[href], button:not(:disabled), input:not(:disabled)';
/** What was opened from a row, and gives the keyboard back to it. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

interface Place {
	row: Element;
	rows: Element;
	at: number;
	/** Which step of the row it is; −1: its last one, wherever that stands in another row. */
	step: number;
}

const placeOf = (element: Element): Place | undefined => {
	const row = element.closest(ROW);
	const rows = row?.parentElement;
	if (!row || !rows) return undefined;
	const steps = [...row.querySelectorAll(IN_ROW)];
	const step = element === steps.at(-1) ? -1 : steps.indexOf(element);
	return { row, rows, at: [...rows.children].indexOf(row), step };
};

/** The same step of the row that stands there now, of the last one, or the heading of the page where there is none. */
function focusAt(list: Element, { at, step }: Place): void {
	const rows = [...list.querySelectorAll(ROW)];
	const steps = [...((rows[at] ?? rows.at(-1))?.querySelectorAll<HTMLElement>(IN_ROW) ?? [])];
	const target = steps.at(step) ?? steps.at(-1) ?? document.querySelector<HTMLElement>('h1');
	if (target?.matches('h1')) target.tabIndex = -1;
	target?.focus();
}

/**
 * A row goes, by deleting, blocking or somebody else's hand, while the keyboard is in it or in what it opened: it goes on in the
 * row that takes its place, and not from the top of the page.
 * @returns for the element around the rows
 */
export function useFocusKept(rows: unknown) {
	const list = useRef<HTMLDivElement>(null);
	const place = useRef<Place>(undefined);
	const look = useCallback(() => {
		const { current } = place;
		const isLost = document.activeElement === document.body || document.activeElement === null;
		if (!list.current || !current || current.row.isConnected || !isLost) return;
		focusAt(list.current, current);
	}, []);

	useEffect(look, [look, rows]);
	useEffect(
		function followFocus() {
			// A dialog that goes gives the keyboard to a row that may be gone: nothing tells of that but its going.
			const gone = new MutationObserver(look);
			const follow = ({ target }: Event) => {
				if (!(target instanceof Element)) return;
				gone.disconnect();
				if (list.current?.contains(target)) return;
				if (!target.closest(OVER)) place.current = undefined;
				// Wherever its remote has put it.
				else if (place.current) gone.observe(document.body, { childList: true, subtree: true });
			};
			document.addEventListener('focusin', follow);
			return () => {
				document.removeEventListener('focusin', follow);
				gone.disconnect();
			};
		},
		[look],
	);
	return {
		ref: list,
		onFocus: ({ target }: FocusEvent) => {
			// What a row opens elsewhere in the document tells of its focus here too.
			if (list.current?.contains(target)) place.current = placeOf(target);
		},
	};
}
