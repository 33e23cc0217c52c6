import { BREAKPOINTS } from '@borlette/shared/ui';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`);
const subscribe = (notify: () => void) => {
	const media = query();
	media.addEventListener('change', notify);
	return () => media.removeEventListener('change', notify);
};

/** Whether there is room for the sidebar; below it is a drawer. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
