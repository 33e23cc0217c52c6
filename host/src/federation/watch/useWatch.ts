import { useLocation } from '@borlette/shared/router';
import { useEffect } from 'react';
import { noteDrawn } from './endless.ts';

/** Watches over the pages of the remotes from within the frame around them. */
export function useWatch(): void {
	const { pathname } = useLocation();
	useEffect(
		function tellWhatIsDrawn() {
			noteDrawn(pathname);
		},
		[pathname],
	);
	useEffect(function watchForFreezes() {
		void import(/* webpackChunkName: "layout" */ './freeze/heartbeat.ts')
			.then(({ startHeartbeat }) => startHeartbeat())
			.catch((error: unknown) => console.warn('Nobody watches whether the page answers.', error));
	}, []);
}
