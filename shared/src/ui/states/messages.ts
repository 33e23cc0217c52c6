import { defineTexts } from '../../i18n/messages.ts';

export const messages = defineTexts('ui', {
	// Unfolds what developers want to know of an error
	details: 'Détails techniques',
	// Of a form, menu, dialog or table whose code could not be fetched
	partFailed: 'Cette partie n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
	// Read out while a page is on its way
	loading: 'Chargement…',
	// Name of the trail above the title of a page
	breadcrumb: 'Fil d’Ariane',
});
