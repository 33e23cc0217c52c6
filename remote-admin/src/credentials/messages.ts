import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	action: {
		id: 'credentials.action',
		defaultMessage: 'Nouveau mot de passe',
		description: 'Action of a row: gives the person a new password',
	},
	title: {
		id: 'credentials.title',
		defaultMessage: 'Nouveau mot de passe de {name}',
		description: 'Title of the dialog',
	},
	password: {
		id: 'credentials.password',
		defaultMessage: 'Mot de passe',
		description: 'Field, and name of the password that was given',
	},
	passwordHelp: {
		id: 'credentials.password_help',
		defaultMessage: 'Tapez-le, ou faites-en générer un qui se dicte facilement.',
		description: 'Below the field',
	},
	submit: {
		id: 'credentials.submit',
		defaultMessage: 'Changer le mot de passe',
		description: 'Button that saves it',
	},
	cancel: {
		id: 'credentials.cancel',
		defaultMessage: 'Annuler',
		description: 'Way out of the dialog',
	},
	givenTitle: {
		id: 'credentials.given_title',
		defaultMessage: 'Mot de passe changé',
		description: 'After saving',
	},
	givenText: {
		id: 'credentials.given_text',
		defaultMessage: 'Transmettez-le maintenant : il ne pourra plus être affiché.',
		description: 'Below that title',
	},
	username: {
		id: 'credentials.username',
		defaultMessage: 'Pseudonyme',
		description: 'Name of what the person signs in with',
	},
	copy: {
		id: 'credentials.copy',
		defaultMessage: 'Copier le mot de passe',
		description: 'Button',
	},
	done: {
		id: 'credentials.done',
		defaultMessage: 'Terminé',
		description: 'Button that closes the dialog',
	},
});
