import { defineTexts } from '../../i18n/messages.ts';

export const messages = defineTexts('ui', {
	// Button of an error
	retry: 'Réessayer',
	// Unfolds what developers want to know of an error
	details: 'Détails techniques',
	// Read out while a page is on its way
	loading: 'Chargement…',
	// Name of the trail above the title of a page
	breadcrumb: 'Fil d’Ariane',
});
