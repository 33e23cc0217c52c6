import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	unknown: {
		id: 'browser.unknown',
		defaultMessage: 'Navigateur inconnu',
		description: 'A sign-in whose program did not say its name',
	},
});
