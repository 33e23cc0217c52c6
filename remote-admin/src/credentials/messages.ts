import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('credentials', {
	// Action of a row: gives the person a new password
	action: 'Nouveau mot de passe',
	title: 'Nouveau mot de passe de {name}',
	// Field, and name of the password that was given
	password: 'Mot de passe',
	passwordHelp: 'Tapez-le, ou faites-en générer un qui se dicte facilement.',
	submit: 'Changer le mot de passe',
	// Way out of the dialog
	cancel: 'Annuler',
	givenTitle: 'Mot de passe changé',
	givenText: 'Transmettez-le maintenant : il ne pourra plus être affiché.',
	// Name of what the person signs in with
	username: 'Pseudonyme',
	copy: 'Copier le mot de passe',
	// Button that closes the dialog
	done: 'Terminé',
});
