const SCROLLS = /auto|scroll/;

/** How far the scroller is to go for what is between `start` and `end`; its beginning counts more. */
const way = (start: number, end: number, from: number, to: number): number =>
	start < from ? start - from : Math.max(0, Math.min(end - to, start - from));

/**
 * Scrolls the parts of the page that the element is in, and no further than until it is seen. `scrollIntoView` would
 * move more than that: in Chromium Tab goes on from where it led, past the link that skips the menus.
 */
export function bringIntoView(element: Element | null): void {
	for (
		let scroller = element?.parentElement;
		scroller && scroller !== document.body;
		scroller = scroller.parentElement
	) {
		const { overflowX, overflowY } = getComputedStyle(scroller);
		if (!element || !SCROLLS.test(overflowX + overflowY)) continue;
		const room = scroller.getBoundingClientRect();
		const own = element.getBoundingClientRect();
		scroller.scrollTop += way(own.top, own.bottom, room.top, room.bottom);
		scroller.scrollLeft += way(own.left, own.right, room.left, room.right);
	}
}
