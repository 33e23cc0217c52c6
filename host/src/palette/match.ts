import { fold, isFound } from '@borlette/shared/contract/search';
import type { Searched } from './entry.ts';

/** 0: what is typed begins it; 1: its label says it; 2: only what stands beside it does. */
function rankOf({ label }: Searched, q: string): number {
	if (fold(label).startsWith(fold(q))) return 0;
	return isFound(label, q) ? 1 : 2;
}

/** Of a word of four letters or more, so that "ventes" finds the page called "vente". */
const PLURAL = /(\p{L}{3,})[sx](?=\s|$)/giu;

/** Those that `q` looks for, those that are called so first; `most` of them. */
export function matching(entries: readonly Searched[], q: string, most: number): Searched[] {
	const one = q.replace(PLURAL, '$1');
	return entries
		.filter(({ label, note, words }) => isFound(`${label} ${note} ${words}`, one))
		.map((entry) => ({ entry, rank: rankOf(entry, q) }))
		.sort((one, other) => one.rank - other.rank)
		.slice(0, most)
		.map(({ entry }) => entry);
}
