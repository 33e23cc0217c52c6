import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({
	live: {
		id: 'ui.live.live',
		defaultMessage: 'En direct',
		description: 'State of the figures',
	},
	reconnecting: {
		id: 'ui.live.reconnecting',
		defaultMessage: 'Reconnexion…',
		description: 'State of the figures: they may be out of date',
	},
	off: {
		id: 'ui.live.off',
		defaultMessage: 'Hors direct',
		description: 'State of the figures: they are not updated by themselves',
	},
});
