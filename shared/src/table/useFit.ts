import { useLayoutEffect } from 'react';

/** A list of fewer rows is no list: the page is scrolled rather, px. */
export const LEAST_HEIGHT = 360;

/**
 * Where only a few lines of the page are out of sight below a list that is scrolled itself, the list is that much lower: two
 * scrollbars beside each other, of which the outer one moves next to nothing, would have to be told apart. Where there is more
 * than that below or above the list, the page is scrolled and the list stays as high as it is.
 * @param scroller as high as its styles let it be
 */
export function useFit(scroller: HTMLElement | null): void {
	useLayoutEffect(
		function fitIntoWindow() {
			if (!scroller) return;
			const root = document.documentElement;
			const fit = () => {
				const { scrollTop } = scroller;
				scroller.style.maxHeight = '';
				const fitting = scroller.offsetHeight - (root.scrollHeight - root.clientHeight);
				if (fitting < scroller.offsetHeight && fitting >= LEAST_HEIGHT)
					scroller.style.maxHeight = `${fitting}px`;
				// It was as high as its styles for a moment, when its end may have come nearer.
				if (scroller.scrollTop !== scrollTop) scroller.scrollTop = scrollTop;
			};
			const observer = new ResizeObserver(fit);
			for (const each of [document.body, scroller]) observer.observe(each);
			// A window that becomes lower leaves both as high as they are.
			window.addEventListener('resize', fit);
			return () => {
				observer.disconnect();
				window.removeEventListener('resize', fit);
			};
		},
		[scroller],
	);
}
