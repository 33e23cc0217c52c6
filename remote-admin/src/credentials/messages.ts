import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('credentials', {
	// Action of a row: gives the person a new password
	action: 'Nouveau mot de passe',
	title: 'Nouveau mot de passe de {name}',
	passwordHelp: 'Tapez-le, ou faites-en générer un qui se dicte facilement.',
	submit: 'Changer le mot de passe',
	// Title of the dialog after somebody was added; {name} is what they sign in as
	signInOf: 'Connexion de {name}',
	// In that dialog
	added: 'C’est enregistré',
	givenTitle: 'Mot de passe changé',
	givenText: 'Transmettez-le maintenant : il ne pourra plus être affiché.',
	copy: 'Copier le mot de passe',
	// Button that closes the dialog
	done: 'Terminé',
});
