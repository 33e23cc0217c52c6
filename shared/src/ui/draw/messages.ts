import { defineMessages } from '../../i18n/messages.ts';

export const drawStates = defineMessages({
	open: { id: 'ui.draw.open', defaultMessage: 'Ouvert', description: 'State of a draw' },
	closed: { id: 'ui.draw.closed', defaultMessage: 'Fermé', description: 'State of a draw' },
	provisional: {
		id: 'ui.draw.provisional',
		defaultMessage: 'Provisoire',
		description: 'State of a draw: its result is not confirmed yet',
	},
	confirmed: {
		id: 'ui.draw.confirmed',
		defaultMessage: 'Confirmé',
		description: 'State of a draw',
	},
	settled: {
		id: 'ui.draw.settled',
		defaultMessage: 'Réglé',
		description: 'State of a draw: its gains are counted',
	},
	cancelled: {
		id: 'ui.draw.cancelled',
		defaultMessage: 'Annulé',
		description: 'State of a draw',
	},
});

export const lotNames = defineMessages({
	lotto3: { id: 'ui.draw.lotto3', defaultMessage: 'Lotto 3', description: 'Above a result' },
	lot1: { id: 'ui.draw.lot1', defaultMessage: '1er lot', description: 'Above a result' },
	lot2: { id: 'ui.draw.lot2', defaultMessage: '2e lot', description: 'Above a result' },
	lot3: { id: 'ui.draw.lot3', defaultMessage: '3e lot', description: 'Above a result' },
});

export const messages = defineMessages({
	noLot: {
		id: 'ui.draw.no_lot',
		defaultMessage: 'pas encore tiré',
		description: 'Read out in place of a lot that is not drawn yet',
	},
});
