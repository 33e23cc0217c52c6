import type { Game } from '../contract/games.ts';
import type { Rate } from '../contract/prime.rates.ts';
import { defineTexts } from './messages.ts';

/** Names of the games, as people say them. */
export const gameMessages = defineTexts<Game>('game', {
	borlette: 'Borlette',
	mariage: 'Mariage',
	// Game: a free mariage, given by the house
	mariage_gratuit: 'Mariage gratuit',
	lotto3: 'Lotto 3',
	lotto4: 'Lotto 4',
	lotto5: 'Lotto 5',
});

/** Names of the rates where their game is not beside them. */
export const rateMessages = {
	...gameMessages,
	...defineTexts('rate', {
		borlette1: '1er lot',
		borlette2: '2e lot',
		borlette3: '3e lot',
	}),
} satisfies Record<Rate, unknown>;
