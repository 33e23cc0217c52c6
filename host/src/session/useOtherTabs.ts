import { page, STORED, unsaved, whySignedOut } from '@borlette/shared/session';
import { useEffect } from 'react';

/**
 * Another tab signed in, signed out, or chose another company: this one begins anew, so that it
 * never shows one company while its calls go to another.
 */
export function useOtherTabs(): void {
	useEffect(function followSession() {
		const follow = ({ key, oldValue, newValue }: StorageEvent) => {
			const isCleared = key === null;
			if (key === STORED.accessToken && newValue === null && whySignedOut() === 'self')
				unsaved.forget();
			if (isCleared || (key === STORED.accessToken && oldValue !== newValue)) page.beginAnew();
		};
		window.addEventListener('storage', follow);
		return () => window.removeEventListener('storage', follow);
	}, []);
}
