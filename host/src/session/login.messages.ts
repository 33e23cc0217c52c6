import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	tab: {
		id: 'login.tab',
		defaultMessage: 'Connexion',
		description: 'Title of the browser tab on the login screen',
	},
	showPassword: {
		id: 'login.showPassword',
		defaultMessage: 'Afficher le mot de passe',
		description: 'Button in the password field',
	},
	hidePassword: {
		id: 'login.hidePassword',
		defaultMessage: 'Masquer le mot de passe',
		description: 'Button in the password field while the password is shown',
	},
	intro: {
		id: 'login.intro',
		defaultMessage: 'Accédez à l’espace de gestion de votre borlette.',
		description: 'Under the heading of the login screen',
	},
	panelTitle: {
		id: 'login.panel.title',
		defaultMessage: 'Vos ventes, vos tirages et vos agents, à la minute près.',
		description: 'Headline of the picture panel beside the login form',
	},
	panelText: {
		id: 'login.panel.text',
		defaultMessage:
			'Limites appliquées au moment de la vente, lots confirmés à deux, chaque mouvement d’argent retrouvable.',
		description: 'Under the headline of the panel beside the login form',
	},
	back: {
		id: 'login.back',
		defaultMessage: 'Retour à l’accueil',
		description: 'Link from the login screen to the landing page',
	},
	reauthTitle: {
		id: 'login.again.title',
		defaultMessage: 'Votre session a expiré',
		description: 'Title of the dialog that asks for the password again',
	},
	reauthText: {
		id: 'login.again.text',
		defaultMessage:
			'Reconnectez-vous pour terminer l’enregistrement. Ce que vous avez saisi est conservé.',
		description: 'Text of the dialog that asks for the password again',
	},
	cancel: {
		id: 'login.again.cancel',
		defaultMessage: 'Annuler',
		description: 'Closes the dialog without signing in',
	},
});
