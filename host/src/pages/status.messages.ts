import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	home: {
		id: 'status.home',
		defaultMessage: 'Retour à l’accueil',
		description: 'Button of a page that shows nothing else',
	},
	reload: {
		id: 'status.reload',
		defaultMessage: 'Réessayer',
		description: 'Button of the 500 page',
	},
	notFoundTitle: {
		id: 'status.404.title',
		defaultMessage: 'Cette page n’existe pas',
		description: 'Title of the 404 page',
	},
	notFoundText: {
		id: 'status.404.text',
		defaultMessage: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
		description: 'Text of the 404 page',
	},
	serverTitle: {
		id: 'status.500.title',
		defaultMessage: 'Une erreur est survenue',
		description: 'Title of the 500 page',
	},
	serverText: {
		id: 'status.500.text',
		defaultMessage:
			'Ce qui est enregistré n’est pas perdu. Réessayez ; si cela continue, contactez le support.',
		description: 'Text of the 500 page',
	},
	maintenanceTitle: {
		id: 'status.maintenance.title',
		defaultMessage: 'Maintenance en cours',
		description: 'Title of the maintenance page',
	},
	maintenanceText: {
		id: 'status.maintenance.text',
		defaultMessage:
			'L’application revient dans quelques minutes. Les ventes déjà faites sont enregistrées.',
		description: 'Text of the maintenance page',
	},
	soonTitle: {
		id: 'status.soon.title',
		defaultMessage: 'Bientôt disponible',
		description: 'Title of the coming-soon page',
	},
	soonText: {
		id: 'status.soon.text',
		defaultMessage: 'Cette partie de l’application est en préparation.',
		description: 'Text of the coming-soon page',
	},
	forbiddenText: {
		id: 'status.forbidden.text',
		defaultMessage:
			'Vous n’avez pas accès à cette section. Réessayez plus tard ou contactez le support.',
		description: 'Text of the page for people without the permission',
	},
});
