import { mariageOf } from '@borlette/shared/contract/numbers';
import type { PlayedLine } from './games.ts';

const TEN = Array.from({ length: 10 }, (_, digit) => String(digit));
const each = (game: PlayedLine['game'], numbers: readonly string[], stake: number): PlayedLine[] =>
	numbers.map((played) => ({ game, option: 0, numbers: played, stake }));

/** 00, 11 … 99. `stake` is each line's, as in all of these. */
export const boulePaire = (stake: number) =>
	each(
		'borlette',
		TEN.map((digit) => digit + digit),
		stake,
	);

/** Every ball that ends in the digit. */
export const pointe = (digit: string, stake: number) =>
	each(
		'borlette',
		TEN.map((tens) => tens + digit),
		stake,
	);

/** 000, 111 … 999. */
export const grap = (stake: number) =>
	each(
		'lotto3',
		TEN.map((digit) => digit.repeat(3)),
		stake,
	);

/** The ball and the ball read backwards; 11 is one line. */
export const revers = (ball: string, stake: number) =>
	each('borlette', [...new Set([ball, ball.slice(1) + ball.slice(0, 1)])], stake);

/** Every pair of the balls, each ball counted once. */
export function automaticMariages(balls: readonly string[], stake: number): PlayedLine[] {
	const distinct = [...new Set(balls)];
	const pairs = distinct.flatMap((first, index) =>
		distinct.slice(index + 1).map((second) => mariageOf(first, second)),
	);
	return each('mariage', pairs, stake);
}
