import { useEffect, useState } from 'react';
import { Box, Portal } from '../ui/index.ts';

interface Told {
	text: string;
	/** Below the cell, and from its outer edge inwards, so that it is in the window; px. */
	place: { top: number } & ({ left: number } | { right: number });
}

const WIDEST = 360;
const GAP = 4;

const overflows = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth;

/** The cell itself, or in it a name beside its code. */
const isCut = (cell: HTMLElement): boolean => {
	const name = cell.querySelector<HTMLElement>('[data-coded] > span');
	return overflows(cell) || (name !== null && overflows(name));
};

const cellAt = (target: EventTarget | null): HTMLElement | null =>
	target instanceof Element ? target.closest<HTMLElement>('td, th') : null;

function toldOf(cell: HTMLElement | null): Told | null {
	if (!cell || !isCut(cell)) return null;
	const { left, right, bottom } = cell.getBoundingClientRect();
	const { clientWidth } = document.documentElement;
	const isInFirstHalf = left + right < clientWidth;
	const side = isInFirstHalf ? { left } : { right: clientWidth - right };
	return { text: cell.textContent ?? '', place: { top: bottom + GAP, ...side } };
}

/** With the keyboard one comes to what is cut as to what is pressed. */
function letBeFocused(region: HTMLElement): void {
	for (const cell of region.querySelectorAll<HTMLElement>('tbody :is(td, th)')) {
		if (isCut(cell) && !cell.querySelector('a, button, input')) cell.tabIndex = 0;
		else cell.removeAttribute('tabindex');
	}
}

interface Props {
	/** Around the table; null until it is in the page. */
	region: HTMLElement | null;
}

/**
 * What a cell of the table shortens, whole, where it is pointed at or focused. One for all cells: what each of
 * them had to know for itself would cost more than the cells.
 */
export function WholeText({ region }: Props) {
	const [told, setTold] = useState<Told | null>(null);
	useEffect(
		function watchCells() {
			if (!region) return;
			const stopping = new AbortController();
			const { signal } = stopping;
			const tell = ({ target }: Event) => setTold(toldOf(cellAt(target)));
			const hide = () => setTold(null);
			region.addEventListener('pointerover', tell, { signal });
			region.addEventListener('pointerleave', hide, { signal });
			region.addEventListener('focusin', () => letBeFocused(region), { signal });
			region.addEventListener('focusin', tell, { signal });
			region.addEventListener('focusout', hide, { signal });
			region.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
			window.addEventListener('scroll', hide, { signal, capture: true });
			return () => stopping.abort();
		},
		[region],
	);
	if (!told) return null;
	return (
		<Portal>
			<Box
				// Readers read the cell, which holds all of it.
				aria-hidden
				data-whole-text=""
				position="fixed"
				zIndex="tooltip"
				maxWidth={`${WIDEST}px`}
				paddingInline="3"
				paddingBlock="2"
				borderRadius="l2"
				boxShadow="md"
				background="bg.inverted"
				color="fg.inverted"
				fontSize="0.8125rem"
				lineHeight="1.125rem"
				overflowWrap="anywhere"
				pointerEvents="none"
				style={told.place}
			>
				{told.text}
			</Box>
		</Portal>
	);
}
