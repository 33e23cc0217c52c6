import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages({
	retry: { id: 'ui.retry', defaultMessage: 'Réessayer', description: 'Button of an error' },
	details: {
		id: 'ui.details',
		defaultMessage: 'Détails techniques',
		description: 'Unfolds what developers want to know of an error',
	},
	loading: {
		id: 'ui.loading',
		defaultMessage: 'Chargement…',
		description: 'Read out while a page is on its way',
	},
	breadcrumb: {
		id: 'ui.breadcrumb',
		defaultMessage: 'Fil d’Ariane',
		description: 'Name of the trail above the title of a page',
	},
});
