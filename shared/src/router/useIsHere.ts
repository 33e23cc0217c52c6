import { useCallback, useContext, useInsertionEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';

/**
 * Tells whether the address still is that of the page drawn. It has gone on from a tap on a link; the
 * next page is drawn later, on a slow phone by seconds, and the one before may wait for an answer
 * when it is long gone.
 */
export function useIsHere(): () => boolean {
	const router = useContext(RouterContext)?.router;
	const { pathname } = useLocation();
	const drawn = useRef(pathname);
	// Before any other effect: that of a page below may move at once.
	useInsertionEffect(
		function noteDrawn() {
			drawn.current = pathname;
		},
		[pathname],
	);
	return useCallback(() => !router || router.state.location.pathname === drawn.current, [router]);
}
