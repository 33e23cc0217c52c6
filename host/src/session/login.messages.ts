import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	tab: {
		id: 'login.tab',
		defaultMessage: 'Connexion',
		description: 'Title of the browser tab on the login screen',
	},
	secondStepTitle: {
		id: 'login.second_step.title',
		defaultMessage: 'Double authentification',
		description: 'Heading of the page that sets up the second step before anything else',
	},
	secondStepText: {
		id: 'login.second_step.text',
		defaultMessage:
			'Votre compte la demande. Installez-la maintenant : le reste s’ouvre juste après.',
		description: 'Under that heading',
	},
	secondStepLeave: {
		id: 'login.second_step.leave',
		defaultMessage: 'Se déconnecter',
		description: 'Button in place of cancelling',
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
	code: {
		id: 'login.code',
		defaultMessage: 'Code de vérification',
		description: 'Field of the second step',
	},
	codeHelp: {
		id: 'login.code.help',
		defaultMessage: 'Les six chiffres de votre application d’authentification.',
		description: 'Below the field of the second step',
	},
	codeRequired: {
		id: 'login.code.required',
		defaultMessage: 'Saisissez le code.',
		description: 'Error of the second step: nothing typed',
	},
	recoveryCode: {
		id: 'login.recovery',
		defaultMessage: 'Code de secours',
		description: 'Field of the second step, for who lost the phone',
	},
	recoveryHelp: {
		id: 'login.recovery.help',
		defaultMessage: 'L’un des codes gardés à l’activation ; chacun ne sert qu’une fois.',
		description: 'Below the field',
	},
	useRecovery: {
		id: 'login.recovery.use',
		defaultMessage: 'Je n’ai pas mon téléphone',
		description: 'Button: a recovery code instead',
	},
	useCode: {
		id: 'login.code.use',
		defaultMessage: 'Utiliser l’application d’authentification',
		description: 'Button: back from the recovery code',
	},
	otherAccount: {
		id: 'login.code.back',
		defaultMessage: 'Retour',
		description: 'Button: from the second step to name and password',
	},
	warningTitle: {
		id: 'session.warning.title',
		defaultMessage: 'Votre session va se terminer',
		description: 'Title of the warning before the session ends by itself',
	},
	warningText: {
		id: 'session.warning.text',
		defaultMessage: 'Sans action de votre part, vous serez déconnecté dans {left}.',
		description: 'Text of the warning; left: minutes and seconds',
	},
	warningEnd: {
		id: 'session.warning.end',
		defaultMessage:
			'Pour votre sécurité, cette session se termine dans {left}. Enregistrez votre travail, puis reconnectez-vous.',
		description: 'Text of the warning before the latest end, which nothing puts off',
	},
	stay: {
		id: 'session.warning.stay',
		defaultMessage: 'Rester connecté',
		description: 'Button of the warning',
	},
	leave: {
		id: 'session.warning.leave',
		defaultMessage: 'Se déconnecter',
		description: 'Button of the warning',
	},
	understood: {
		id: 'session.warning.understood',
		defaultMessage: 'Compris',
		description: 'Button of the warning before the latest end',
	},
});
