import { type RefObject, useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
	document.addEventListener('fullscreenchange', notify);
	return () => document.removeEventListener('fullscreenchange', notify);
};

/** One element over the whole screen; a browser that refuses it leaves the page as it is. */
export function useFullscreen(ref: RefObject<HTMLElement | null>) {
	const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
	function toggle(): void {
		const change = document.fullscreenElement
			? document.exitFullscreen()
			: ref.current?.requestFullscreen();
		change?.catch(() => undefined);
	}
	return { isFull, toggle };
}
