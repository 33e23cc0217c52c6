import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'contact_messages.list',
		defaultMessage: 'Messages du site',
		description: 'Title of the list',
	},
	empty: {
		id: 'contact_messages.empty',
		defaultMessage:
			'Personne n’a encore écrit. Ce que les visiteurs envoient par la page Contact arrive ici.',
		description: 'No message yet',
	},
	name: { id: 'contact_messages.name', defaultMessage: 'Nom', description: 'Column' },
	email: { id: 'contact_messages.email', defaultMessage: 'Adresse e-mail', description: 'Column' },
	phone: { id: 'contact_messages.phone', defaultMessage: 'Téléphone', description: 'Column' },
	message: { id: 'contact_messages.message', defaultMessage: 'Message', description: 'Column' },
	createdAt: { id: 'contact_messages.created_at', defaultMessage: 'Reçu', description: 'Column' },
	close: {
		id: 'contact_messages.close',
		defaultMessage: 'Fermer',
		description: 'Button of the panel',
	},
	answer: {
		id: 'contact_messages.answer',
		defaultMessage: 'Répondre par e-mail',
		description: 'Link of the panel',
	},
	unknown: {
		id: 'contact_messages.unknown',
		defaultMessage: 'Message introuvable',
		description: 'The address names no message',
	},
});
