import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('status', {
	// Button of a page that shows nothing else
	home: 'Retour à l’accueil',
	notFoundTitle: 'Cette page n’existe pas',
	notFoundText: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
	serverTitle: 'Une erreur est survenue',
	serverText:
		'Ce qui est enregistré n’est pas perdu. Réessayez ; si cela continue, contactez le support.',
	maintenanceTitle: 'Maintenance en cours',
	maintenanceText:
		'L’application revient dans quelques minutes. Les ventes déjà faites sont enregistrées.',
	soonTitle: 'Bientôt disponible',
	soonText: 'Cette partie de l’application est en préparation.',
	forbiddenText:
		'Vous n’avez pas accès à cette section. Réessayez plus tard ou contactez le support.',
});
