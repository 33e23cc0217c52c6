import type { Vital } from '@borlette/shared/contract/pages';
import type { RegistryEntry } from '@borlette/shared/federation';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { useOpenPage } from '../openPage.ts';

type Tell = (vital: Vital, value: number, page: RegistryEntry | undefined) => void;

/**
 * Tells each vital once, when the page is first hidden or left: then it is what it stays. It belongs
 * to the page of a remote that was on screen when it last changed. What the browser measured before
 * this was loaded it tells too.
 */
export function followVitals(tell: Tell): void {
	const latest = new Map<Vital, Parameters<Tell>>();
	const note = (vital: Vital, value: number) => {
		latest.set(vital, [vital, value, useOpenPage.getState().page?.entry]);
	};
	const always = { reportAllChanges: true };
	onLCP(({ value }) => note('lcp', value), always);
	onINP(({ value }) => note('inp', value), always);
	onCLS(({ value }) => note('cls', value * 1_000), always);
	const end = () => {
		if (document.visibilityState !== 'hidden') return;
		document.removeEventListener('visibilitychange', end);
		for (const each of latest.values()) tell(...each);
	};
	document.addEventListener('visibilitychange', end);
}
