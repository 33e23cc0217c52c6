import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
	window.addEventListener('scroll', notify, { passive: true });
	return () => window.removeEventListener('scroll', notify);
};

/** Whether the page is scrolled further than `distance`, px. */
export const useScrolledPast = (distance: number): boolean =>
	useSyncExternalStore(subscribe, () => window.scrollY > distance);
