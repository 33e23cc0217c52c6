import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({
	days: {
		id: 'ui.countdown_days',
		defaultMessage: '{days} j {clock}',
		description: 'Countdown of more than a day; {clock} is hours:minutes:seconds',
	},
});
