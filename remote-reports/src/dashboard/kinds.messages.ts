import type { Game } from '@borlette/shared/contract/games';
import { defineMessages } from '@borlette/shared/i18n';

export const games = defineMessages<Game>({
	borlette: { id: 'dashboard.game.borlette', defaultMessage: 'Borlette', description: 'Game' },
	mariage: { id: 'dashboard.game.mariage', defaultMessage: 'Mariage', description: 'Game' },
	mariage_gratuit: {
		id: 'dashboard.game.mariage_gratuit',
		defaultMessage: 'Mariage gratuit',
		description: 'Game',
	},
	lotto3: { id: 'dashboard.game.lotto3', defaultMessage: 'Lotto 3', description: 'Game' },
	lotto4: { id: 'dashboard.game.lotto4', defaultMessage: 'Lotto 4', description: 'Game' },
	lotto5: { id: 'dashboard.game.lotto5', defaultMessage: 'Lotto 5', description: 'Game' },
});

export const states = defineMessages({
	open: { id: 'dashboard.state.open', defaultMessage: 'Ouvert', description: 'State of a draw' },
	closed: { id: 'dashboard.state.closed', defaultMessage: 'Fermé', description: 'State of a draw' },
	provisional: {
		id: 'dashboard.state.provisional',
		defaultMessage: 'Provisoire',
		description: 'State of a draw: its result is not confirmed yet',
	},
	confirmed: {
		id: 'dashboard.state.confirmed',
		defaultMessage: 'Confirmé',
		description: 'State of a draw',
	},
	settled: {
		id: 'dashboard.state.settled',
		defaultMessage: 'Réglé',
		description: 'State of a draw: its gains are counted',
	},
	cancelled: {
		id: 'dashboard.state.cancelled',
		defaultMessage: 'Annulé',
		description: 'State of a draw',
	},
});
