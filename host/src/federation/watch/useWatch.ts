import { useLocation } from '@borlette/shared/router';
import { useEffect } from 'react';
import { noteDrawn } from './endless.ts';

let isAsked = false;

/** Watches over the pages of the remotes from within the frame around them. */
export function useWatch(): void {
	const { pathname } = useLocation();
	useEffect(
		function tellWhatIsDrawn() {
			noteDrawn(pathname);
		},
		[pathname],
	);
	useEffect(
		function watchForFreezes() {
			if (isAsked) return;
			isAsked = true;
			import(/* webpackChunkName: "layout" */ './freeze/heartbeat.ts')
				.then(({ startHeartbeat }) => startHeartbeat())
				.catch((error: unknown) => {
					// The next page asks for it again.
					isAsked = false;
					console.warn(`Nobody watches yet whether the page answers (at ${pathname}).`, error);
				});
		},
		[pathname],
	);
}
