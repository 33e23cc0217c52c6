import { type KeyboardEvent, useRef } from 'react';

interface Options {
	/** The place that has the stop of the Tab key, from 0. */
	at: number;
	columns: number;
	count: number;
	onMove: (place: number) => void;
}

/** Two digits typed within this time name a place. */
const TYPING_MS = 1_500;

/** Where a key leads in a grid; undefined: it is none of the grid's keys. */
export function placeAfter(
	key: string,
	isFar: boolean,
	{ at, columns, count }: Pick<Options, 'at' | 'columns' | 'count'>,
): number | undefined {
	const rowStart = at - (at % columns);
	const moves: Record<string, number> = {
		ArrowRight: at % columns === columns - 1 ? at : at + 1,
		ArrowLeft: at % columns === 0 ? at : at - 1,
		ArrowDown: at + columns < count ? at + columns : at,
		ArrowUp: at >= columns ? at - columns : at,
		Home: isFar ? 0 : rowStart,
		End: isFar ? count - 1 : rowStart + columns - 1,
		PageUp: at % columns,
		PageDown: count - columns + (at % columns),
	};
	return moves[key];
}

/** The keys of the ARIA grid, and numbers typed; the focus goes along. */
export function useGridKeys({ at, columns, count, onMove }: Options) {
	const gridRef = useRef<HTMLDivElement>(null);
	const typed = useRef({ digit: '', at: 0 });

	function placeTyped(digit: string, now: number): number | undefined {
		const { digit: first, at: before } = typed.current;
		const isSecond = first !== '' && now - before < TYPING_MS;
		typed.current = { digit: isSecond ? '' : digit, at: now };
		return isSecond ? Number(first + digit) : undefined;
	}

	function onKeyDown(event: KeyboardEvent): void {
		if (event.altKey || event.metaKey) return;
		const { key, ctrlKey } = event;
		const place = /^\d$/.test(key)
			? placeTyped(key, event.timeStamp)
			: placeAfter(key, ctrlKey, { at, columns, count });
		if (place === undefined) return;
		event.preventDefault();
		onMove(place);
		const cells = gridRef.current?.querySelectorAll<HTMLElement>('[role=gridcell]');
		cells?.[place]?.focus();
	}
	return { gridRef, onKeyDown };
}
