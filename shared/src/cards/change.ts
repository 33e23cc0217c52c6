/** How a figure compares with another one: by basis points of it, or by minor units. */
export type Change =
	| { direction: 'same' }
	| { direction: 'up' | 'down'; basisPoints: number }
	| { direction: 'up' | 'down'; amount: number };

/** Ten times as much and beyond, a percentage tells less than the difference. */
const LARGEST = 100_000;
/** Percentages are told to a tenth. */
const STEP = 10;

/** A percentage means something only of a positive sum, and while the sign stays. */
export function changeOf(today: number, yesterday: number): Change {
	const amount = today - yesterday;
	if (amount === 0) return { direction: 'same' };
	const direction = amount > 0 ? 'up' : 'down';
	const basisPoints = Math.round((Math.abs(amount) / yesterday) * (10_000 / STEP)) * STEP;
	const isTelling = yesterday > 0 && today >= 0 && basisPoints >= STEP && basisPoints < LARGEST;
	return isTelling ? { direction, basisPoints } : { direction, amount: Math.abs(amount) };
}
