import { signedHashOf } from '../federation/integrity/integrity.ts';

const addressesOf = (beginning: string): string[] => {
	const text = document.getElementById('beginnings')?.textContent;
	return (JSON.parse(text || '{}') as Record<string, string[]>)[beginning] ?? [];
};

/**
 * While the name and the password are typed: what the page after the sign-in begins with comes into the
 * browser's cache. Where it does not, that page fetches it itself.
 */
export function fetchAhead(beginning: 'shell'): void {
	for (const address of addressesOf(beginning)) {
		const integrity = signedHashOf(address);
		fetch(address, { integrity, priority: 'low' }).catch(() => undefined);
	}
}
