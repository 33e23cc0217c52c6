import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('browser', {
	// A sign-in whose program did not say its name
	unknown: 'Navigateur inconnu',
});
