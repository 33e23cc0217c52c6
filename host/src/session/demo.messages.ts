import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('demo', {
	// Badge beside the name of the product on its public pages
	badge: 'Démo',
	// Line above every page of an installation whose companies are made up
	note: 'Démonstration : les compagnies, les ventes et les résultats sont inventés.',
});
