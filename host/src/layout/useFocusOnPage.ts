import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Who follows a link of a page, or saves its form, goes on at the beginning of the next page, as behind the skip link: what
 * had the focus went with the page, and the keyboard began before all menus again. In the menu the focus stays.
 */
export function useFocusOnPage(page: RefObject<HTMLElement | null>, pathname: string): void {
	const last = useRef<Element>(undefined);
	useEffect(function followFocus() {
		const follow = ({ target }: Event) => {
			if (target instanceof Element) last.current = target;
		};
		document.addEventListener('focusin', follow);
		return () => document.removeEventListener('focusin', follow);
	}, []);
	useLayoutEffect(
		function goOn() {
			const isLost =
				document.activeElement === document.body && last.current?.isConnected === false;
			if (isLost) page.current?.closest('main')?.focus({ preventScroll: true });
		},
		[page, pathname],
	);
}
