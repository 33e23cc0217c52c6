import { VITAL_BOUNDS, type Vital } from '@borlette/shared/contract/pages';

/**
 * What three of four visits are not above, from counts by class; within a class the visits are taken
 * as spread evenly. What is above the last bound counts as the last bound.
 * @returns null where nobody measured
 */
export function p75Of(vital: Vital, counts: readonly number[] | null): number | null {
	const total = (counts ?? []).reduce((sum, count) => sum + count, 0);
	if (!counts || total === 0) return null;
	const bounds = VITAL_BOUNDS[vital];
	let below = 0;
	for (const [index, count] of counts.entries()) {
		if (count > 0 && below + count >= total * 0.75) {
			const from = bounds[index - 1] ?? 0;
			const to = bounds[index] ?? from;
			return Math.round(from + ((to - from) * (total * 0.75 - below)) / count);
		}
		below += count;
	}
	return null;
}
