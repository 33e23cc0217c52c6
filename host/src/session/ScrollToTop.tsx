import { useLocation } from '@borlette/shared/router';
import { useEffect } from 'react';

/**
 * A new page begins at its top, by Back and Forward too, where browsers would scroll by themselves; a
 * change of filters in the address leaves the view where it is.
 */
export function ScrollToTop() {
	const { pathname, hash } = useLocation();
	useEffect(function scrollByOurselves() {
		window.history.scrollRestoration = 'manual';
	}, []);
	useEffect(
		function scrollToTop() {
			if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
			else window.scrollTo(0, 0);
		},
		[pathname, hash],
	);
	return null;
}
