/** Lengths of bars; null: none is drawn. */
type Bars = readonly (number | null)[];

/**
 * Whether bars look the same before and after, the longest of them so many pixels long: with each sale the sum of an hour is
 * another, and to draw a chart takes a phone longer than all else of its page.
 */
export function lookAlike(before: Bars, after: Bars, pixels: number): boolean {
	const longest = Math.max(...after.map((bar) => Math.abs(bar ?? 0)));
	const isMoved = (bar: number, was: number) => Math.abs(bar - was) * pixels > longest / 2;
	return (
		before.length === after.length &&
		after.every((bar, index) => {
			const was = before[index] ?? null;
			return bar === null || was === null ? bar === was : !isMoved(bar, was);
		})
	);
}
