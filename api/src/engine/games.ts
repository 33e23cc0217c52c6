import type { FieldErrorCode } from '@borlette/shared/contract';
import type { StakedGame } from '@borlette/shared/contract/games';
import { canonicalNumbers, mariageOf } from '@borlette/shared/contract/numbers';

/** A line as it is sold: numbers in the one way that fiches keep them. */
export interface PlayedLine {
	game: StakedGame;
	/** 1 to 3 for lotto4 and lotto5; 0 where the game has none. */
	option: number;
	/** Digits; for a mariage two balls, the smaller first: `12*34`. */
	numbers: string;
	/** Minor units. */
	stake: number;
}

export const hasOptions = (game: string): boolean => game === 'lotto4' || game === 'lotto5';

const isOption = (game: string, option: number): boolean =>
	hasOptions(game) ? [1, 2, 3].includes(option) : option === 0;

/** A ball or combination as it is kept, whichever way round it was typed: `34*12` is `12*34`. */
export function normaliseBoule(boule: string): string {
	const [first = '', second] = boule.split('*');
	return second === undefined ? boule : mariageOf(first, second);
}

export interface TypedLine {
	game: StakedGame;
	option?: number | null;
	numbers: string;
	stake: number;
}

/** A line typed at a terminal, made canonical; or the field that is wrong. */
export function playedLine({
	game,
	option,
	numbers,
	stake,
}: TypedLine): PlayedLine | { wrong: 'option' | 'numbers'; code: FieldErrorCode } {
	const played = canonicalNumbers(game, numbers);
	if (played === undefined) return { wrong: 'numbers', code: 'format' };
	const given = option ?? 0;
	if (!isOption(game, given)) {
		return { wrong: 'option', code: hasOptions(game) && given === 0 ? 'required' : 'not_allowed' };
	}
	return { game, option: given, numbers: played, stake };
}
