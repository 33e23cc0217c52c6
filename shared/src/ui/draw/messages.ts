import { defineTexts } from '../../i18n/messages.ts';

export const drawStates = defineTexts('ui.draw', {
	open: 'Ouvert',
	closed: 'Fermé',
	// State of a draw: its result is not confirmed yet
	provisional: 'Provisoire',
	confirmed: 'Confirmé',
	// State of a draw: its gains are counted
	settled: 'Réglé',
	cancelled: 'Annulé',
});

export const lotNames = defineTexts('ui.draw', {
	lotto3: 'Lotto 3',
	lot1: '1er lot',
	lot2: '2e lot',
	lot3: '3e lot',
});

export const messages = defineTexts('ui.draw', {
	// Read out in place of a lot that is not drawn yet
	noLot: 'pas encore tiré',
});
