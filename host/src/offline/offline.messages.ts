import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('offline', {
	// Heading in place of everything, and first words of the note above a page
	title: 'Pas de connexion',
	// Note above a page
	note: 'Ce qui est affiché peut encore être lu, mais n’est plus à jour. Rien n’est envoyé ; ce que vous saisissez reste ici.',
	// In place of everything, when the application is opened
	text: 'Vous n’êtes pas déconnecté. L’application s’ouvre d’elle-même dès que la connexion revient.',
	silentTitle: 'Le serveur ne répond pas',
	silentText:
		'Votre connexion fonctionne et vous n’êtes pas déconnecté. L’application réessaie d’elle-même.',
	// Below the sign of loading, when the application is opened and nothing came for a while
	slow: 'Le serveur tarde à répondre. La page s’ouvre dès qu’il le fait.',
	// Toast
	back: 'La connexion est revenue',
});
