import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/**
 * Words of the trade and the country, which somebody who guesses passwords of a borlette tries first.
 * With these count the person's own names and what the caller knows besides.
 */
export const WORDS_OF_TRADE = [
	'borlette',
	'bolet',
	'bank',
	'banque',
	'lotto',
	'loto',
	'mariage',
	'tirage',
	'fiche',
	'agent',
	'vendeur',
	'superviseur',
	'supervisor',
	'surcussale',
	'admin',
	'administrateur',
	'superadmin',
	'haiti',
	'ayiti',
	'portauprince',
	'newyork',
	'florida',
	'georgia',
] as const;

/** Below it a password is on a list of common ones, or nearly. */
const LEAST = 2;

let estimator: ZxcvbnFactory | undefined;

/**
 * How well a password stands up to guessing: 0 and 1 are refused, 4 is best. The 49,000 passwords that
 * leaks show most often and 7,800 words come along, so it is loaded late in a browser.
 */
export function passwordScore(password: string, words: readonly string[]): 0 | 1 | 2 | 3 | 4 {
	if (!password.trim()) return 0;
	estimator ??= new ZxcvbnFactory({
		dictionary: { ...dictionary, trade: [...WORDS_OF_TRADE] },
		graphs: adjacencyGraphs,
	});
	const known = words
		.flatMap((word) => [word, withoutAccents(word)])
		.flatMap((word) => [word, ...word.split(/[\s._@+-]+/)]);
	return estimator.check(
		password,
		known.filter((word) => word.length > 2),
	).score;
}

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a password may not be set: blank, common, or made of what everybody knows of the person. */
export const isGuessable = (password: string, words: readonly string[]): boolean =>
	passwordScore(password, words) < LEAST;
