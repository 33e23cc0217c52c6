import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Shown } from '../palette/PaletteDialogs.tsx';

/** Typing a question mark is no wish for help; what is open over the page has keys of its own. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
	(target instanceof HTMLElement &&
		(target.isContentEditable || target.matches('input, textarea, select'))) ||
	document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function askedBy(event: KeyboardEvent): Shown {
	const { key, ctrlKey, metaKey, altKey } = event;
	if (event.defaultPrevented || altKey) return null;
	if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'palette';
	return key === '?' && !ctrlKey && !metaKey && !isTaken(event) ? 'shortcuts' : null;
}

/** What a key writes; nothing where it does something else, or where a field takes it. */
function writtenBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string {
	const isField =
		target instanceof HTMLElement && target.closest('input, textarea, [role=dialog]') !== null;
	return isField || ctrlKey || metaKey || altKey || key.length !== 1 ? '' : key;
}

const focused = (): HTMLElement | null =>
	document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Which of the palette's dialogs is shown: Ctrl-K opens the one, `?` the other, and so does `open`. */
export function usePaletteKeys() {
	const [shown, setShown] = useState<Shown>(null);
	const [focusedBefore, setFocusedBefore] = useState<HTMLElement | null>(null);
	const ahead = useRef('');
	const takeAhead = useCallback(() => {
		const typed = ahead.current;
		ahead.current = '';
		return typed;
	}, []);
	const open = (asked: Shown, from: HTMLElement | null) => {
		// From one of its dialogs to the other it stays what it was.
		if (!shown) setFocusedBefore(from);
		takeAhead();
		setShown(asked);
	};
	const press = useEffectEvent((event: KeyboardEvent) => {
		const asked = askedBy(event);
		// Who types before the field is there means the field.
		const written = shown === 'palette' ? writtenBy(event) : '';
		if (!asked && !written) return;
		event.preventDefault();
		if (asked) open(asked, focused());
		else ahead.current += written;
	});
	// Who sees the button may press its keys at once; an effect would wait for a busy machine.
	useLayoutEffect(function listen() {
		const hear = (event: KeyboardEvent) => press(event);
		window.addEventListener('keydown', hear);
		return () => window.removeEventListener('keydown', hear);
	}, []);
	return { shown, setShown, open, focusedBefore, takeAhead };
}
