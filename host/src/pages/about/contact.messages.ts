import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('contact', {
	waysTitle: 'Nous joindre',
	title: 'Écrivez-nous',
	text: 'Nous répondons par e-mail ou par téléphone.',
	name: 'Votre nom',
	email: 'Adresse e-mail',
	phone: 'Téléphone (facultatif)',
	message: 'Votre message',
	send: 'Envoyer',
	thanksTitle: 'Merci, votre message est arrivé.',
	thanksText: 'Nous vous répondons dès que possible.',
	another: 'Écrire un autre message',
});
