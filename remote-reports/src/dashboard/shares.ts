/**
 * Of their sum, in whole per cent that add up to 100: those whose fractions are largest are rounded up. Each by itself would be
 * rounded to 99 or 101 in all, which whoever adds them up takes for a mistake.
 */
export function wholeShares(parts: readonly number[]): number[] {
	const total = parts.reduce((sum, part) => sum + part, 0);
	if (total <= 0) return parts.map(() => 0);
	const exact = parts.map((part) => (part / total) * 100);
	const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
	const raised = new Set(
		exact
			.map((share, index) => ({ index, fraction: share % 1 }))
			.toSorted((a, b) => b.fraction - a.fraction)
			.slice(0, missing)
			.map(({ index }) => index),
	);
	return exact.map((share, index) => Math.floor(share) + Number(raised.has(index)));
}
