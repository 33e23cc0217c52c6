import { defineTexts } from '../../i18n/messages.ts';

export const messages = defineTexts('ui', {
	// Countdown of more than a day; {clock} is hours:minutes:seconds
	days: '{days} j {clock}',
});
