import type { StakedGame } from '@borlette/shared/contract/games';
import type { Rate } from '@borlette/shared/contract/prime';
import { gameMessages, type MessageDescriptor } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

interface PaidGame {
	/** Nobody stakes on a free mariage: it gives nothing back of a stake. */
	readonly game: StakedGame | 'mariage_gratuit';
	readonly label: MessageDescriptor;
	/** What is paid, for what. */
	readonly meaning: MessageDescriptor;
	readonly rates: readonly Rate[];
}

/** The games in the order of the table, each with the rates it pays. */
export const PAID_GAMES: readonly PaidGame[] = [
	{
		game: 'borlette',
		label: gameMessages.borlette,
		meaning: messages.borletteMeaning,
		rates: ['borlette1', 'borlette2', 'borlette3'],
	},
	{
		game: 'mariage',
		label: gameMessages.mariage,
		meaning: messages.mariageMeaning,
		rates: ['mariage'],
	},
	{
		game: 'mariage_gratuit',
		label: gameMessages.mariage_gratuit,
		meaning: messages.mariageGratuitMeaning,
		rates: ['mariage_gratuit'],
	},
	{
		game: 'lotto3',
		label: gameMessages.lotto3,
		meaning: messages.lotto3Meaning,
		rates: ['lotto3'],
	},
	{
		game: 'lotto4',
		label: gameMessages.lotto4,
		meaning: messages.lotto4Meaning,
		rates: ['lotto4'],
	},
	{
		game: 'lotto5',
		label: gameMessages.lotto5,
		meaning: messages.lotto5Meaning,
		rates: ['lotto5'],
	},
];
