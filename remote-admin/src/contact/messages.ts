import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('contact_messages', {
	list: 'Messages du site',
	empty: 'Personne n’a encore écrit. Ce que les visiteurs envoient par la page Contact arrive ici.',
	email: 'Adresse e-mail',
	createdAt: 'Reçu',
	// Link of the panel
	answer: 'Répondre par e-mail',
	// The address names no message
	unknown: 'Message introuvable',
});
