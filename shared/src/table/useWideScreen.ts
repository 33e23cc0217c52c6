import { useSyncExternalStore } from 'react';

/** Below it (breakpoint sm) rows are cards. */
const WIDE = '(min-width: 600px)';

function subscribe(onChange: () => void): () => void {
	const media = window.matchMedia(WIDE);
	media.addEventListener('change', onChange);
	return () => media.removeEventListener('change', onChange);
}

export const useWideScreen = (): boolean =>
	useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
