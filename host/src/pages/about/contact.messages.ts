import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	waysTitle: {
		id: 'contact.ways',
		defaultMessage: 'Nous joindre',
		description: 'Heading above phone and e-mail address of the provider',
	},
	title: {
		id: 'contact.form.title',
		defaultMessage: 'Écrivez-nous',
		description: 'Heading of the form',
	},
	text: {
		id: 'contact.form.text',
		defaultMessage: 'Nous répondons par e-mail ou par téléphone.',
		description: 'Below that heading',
	},
	name: { id: 'contact.form.name', defaultMessage: 'Votre nom', description: 'Field' },
	email: { id: 'contact.form.email', defaultMessage: 'Adresse e-mail', description: 'Field' },
	phone: {
		id: 'contact.form.phone',
		defaultMessage: 'Téléphone (facultatif)',
		description: 'Field',
	},
	message: { id: 'contact.form.message', defaultMessage: 'Votre message', description: 'Field' },
	send: { id: 'contact.form.send', defaultMessage: 'Envoyer', description: 'Button' },
	thanksTitle: {
		id: 'contact.form.thanks_title',
		defaultMessage: 'Merci, votre message est arrivé.',
		description: 'In place of the form after sending',
	},
	thanksText: {
		id: 'contact.form.thanks_text',
		defaultMessage: 'Nous vous répondons dès que possible.',
		description: 'Below that',
	},
	another: {
		id: 'contact.form.another',
		defaultMessage: 'Écrire un autre message',
		description: 'Button',
	},
});
