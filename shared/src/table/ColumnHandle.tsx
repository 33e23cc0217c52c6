import type { PointerEvent } from 'react';
import { within } from './tableView.ts';

interface Props {
	/** Pixels; null: as wide as what is in it again. */
	onWidth: (width: number | null) => void;
}

/**
 * The edge of a column's header, to be drawn; a double click undoes it. For the pointer only: a keyboard has no stop more
 * on its way to the rows, and does the same in the menu of the view (`ColumnWidth`).
 */
export function ColumnHandle({ onWidth }: Props) {
	const begin = (event: PointerEvent<HTMLSpanElement>) => {
		const handle = event.currentTarget;
		const head = handle.closest('th') as HTMLTableCellElement;
		const start = { x: event.clientX, width: head.offsetWidth };
		const sign = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
		handle.setPointerCapture(event.pointerId);
		const draw = ({ clientX }: { clientX: number }) =>
			onWidth(within(start.width + sign * (clientX - start.x)));
		handle.addEventListener('pointermove', draw);
		handle.addEventListener(
			'lostpointercapture',
			() => handle.removeEventListener('pointermove', draw),
			{ once: true },
		);
	};
	return (
		<span aria-hidden data-handle="" onPointerDown={begin} onDoubleClick={() => onWidth(null)} />
	);
}
