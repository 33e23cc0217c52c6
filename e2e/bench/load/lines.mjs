import { randomInt } from 'node:crypto';

/** @param {number} count */
const digits = (count) => String(randomInt(10 ** count)).padStart(count, '0');

/** Six lines of 5 units, as the database function takes them: no free mariage is earned. */
export function sixLines(firstBall = digits(2)) {
	const mariage = [digits(2), digits(2)].sort().join('*');
	return [
		{ game: 'borlette', option: 0, numbers: firstBall, stake: 500 },
		...[1, 2, 3].map(() => ({ game: 'borlette', option: 0, numbers: digits(2), stake: 500 })),
		{ game: 'mariage', option: 0, numbers: mariage, stake: 500 },
		{ game: 'lotto3', option: 0, numbers: digits(3), stake: 500 },
	];
}

/** The same as a terminal sends them. */
export const typedLines = () => sixLines().map(({ option: _option, ...line }) => line);
