import type { Game } from '../contract/games.ts';
import type { Rate } from '../contract/prime.rates.ts';
import { defineMessages } from './messages.ts';

/** Names of the games, as people say them. */
export const gameMessages = defineMessages<Game>({
	borlette: { id: 'game.borlette', defaultMessage: 'Borlette', description: 'Game' },
	mariage: { id: 'game.mariage', defaultMessage: 'Mariage', description: 'Game' },
	mariage_gratuit: {
		id: 'game.mariage_gratuit',
		defaultMessage: 'Mariage gratuit',
		description: 'Game: a free mariage, given by the house',
	},
	lotto3: { id: 'game.lotto3', defaultMessage: 'Lotto 3', description: 'Game' },
	lotto4: { id: 'game.lotto4', defaultMessage: 'Lotto 4', description: 'Game' },
	lotto5: { id: 'game.lotto5', defaultMessage: 'Lotto 5', description: 'Game' },
});

/** Names of the rates where their game does not stand beside them. */
export const rateMessages = {
	...gameMessages,
	...defineMessages({
		borlette1: {
			id: 'rate.borlette1',
			defaultMessage: '1er lot',
			description: 'Rate of the borlette',
		},
		borlette2: {
			id: 'rate.borlette2',
			defaultMessage: '2e lot',
			description: 'Rate of the borlette',
		},
		borlette3: {
			id: 'rate.borlette3',
			defaultMessage: '3e lot',
			description: 'Rate of the borlette',
		},
	}),
} satisfies Record<Rate, unknown>;
