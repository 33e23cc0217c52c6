import { defineTexts } from '../../i18n/messages.ts';

export const messages = defineTexts('ui.live', {
	// State of the figures
	live: 'En direct',
	// State of the figures: they may be out of date
	reconnecting: 'Reconnexion…',
	// State of the figures: they are not updated by themselves
	off: 'Hors direct',
});
