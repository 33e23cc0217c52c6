import type { StakedGame } from './games.ts';

const DIGITS: Readonly<Record<Exclude<StakedGame, 'mariage'>, number>> = {
	borlette: 2,
	lotto3: 3,
	lotto4: 4,
	lotto5: 5,
};

/** A combination is written with its smaller ball first. */
export function mariageOf(first: string, second: string): string {
	return first <= second ? `${first}*${second}` : `${second}*${first}`;
}

/** The numbers as fiches keep them; `undefined` when the game is not played so. */
export function canonicalNumbers(game: StakedGame, typed: string): string | undefined {
	if (game !== 'mariage') {
		return new RegExp(`^[0-9]{${DIGITS[game]}}$`).test(typed) ? typed : undefined;
	}
	const [, first, second] = /^([0-9]{2})[*xX-]([0-9]{2})$/.exec(typed) ?? [];
	return first && second ? mariageOf(first, second) : undefined;
}
