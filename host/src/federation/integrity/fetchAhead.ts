import { signedHashOf } from './integrity.ts';

const addressesOf = (beginning: string): string[] => {
	const text = document.getElementById('beginnings')?.textContent;
	return (JSON.parse(text || '{}') as Record<string, string[]>)[beginning] ?? [];
};

/**
 * While the name and the password are typed: what the page after the sign-in begins with comes into the
 * browser's cache. Where it does not, that page fetches it itself.
 */
export function fetchAhead(...beginnings: string[]): void {
	for (const address of new Set(beginnings.flatMap(addressesOf))) {
		const integrity = signedHashOf(address);
		fetch(address, { integrity, priority: 'low' }).catch(() => undefined);
	}
}

const asked = new Set<string>();

/**
 * What this page is about to load: it finds it under way when it does. Nothing where the browser refuses that, as
 * `first-paint.js` found; nor in development, where there is no such list.
 */
export function askAhead(beginning: string): void {
	if (document.documentElement.dataset.preloads === 'none' || asked.has(beginning)) return;
	asked.add(beginning);
	for (const href of addressesOf(beginning)) {
		const link = document.createElement('link');
		Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href });
		link.integrity = signedHashOf(href);
		document.head.append(link);
	}
}
