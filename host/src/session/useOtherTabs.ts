import { page, STORED, storage } from '@borlette/shared/session';
import { useEffect } from 'react';

/**
 * Another tab signed in, signed out, or chose another company: this one starts again, so that it
 * never shows one company while its calls go to another.
 */
export function useOtherTabs(): void {
	useEffect(function followSession() {
		const follow = ({ key, oldValue, newValue }: StorageEvent) => {
			if (key !== null && (key !== STORED.accessToken || oldValue === newValue)) return;
			// Whoever says so may be a script of this page, which sends the event to itself: what is stored tells.
			if (storage.get(STORED.accessToken) === newValue) page.beginAnew();
		};
		window.addEventListener('storage', follow);
		return () => window.removeEventListener('storage', follow);
	}, []);
}
