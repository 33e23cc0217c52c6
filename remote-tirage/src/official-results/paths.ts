import type { OfficialResult } from '@borlette/shared/contract/official-results';

const LIST = '/dashboard/tirage/lots-gagnants/auto';
export const PATHS = { list: LIST, enter: `${LIST}/entrer`, import: `${LIST}/importer` } as const;

/** The form that enters a result everywhere, filled with one that is known. */
export function enterPathOf({ state, slot, draw_date, pick3, pick4 }: OfficialResult): string {
	const known = new URLSearchParams({ state, slot, draw_date, pick3, pick4: pick4 ?? '' });
	return `${PATHS.enter}?${known}`;
}
