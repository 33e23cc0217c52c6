import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('login', {
	tab: 'Connexion',
	secondStepText:
		'Votre compte la demande. Installez-la maintenant : le reste s’ouvre juste après.',
	// Heading of the page before anything else
	choosePassword: 'Choisissez votre mot de passe',
	choosePasswordText:
		'Celui que vous venez d’utiliser vous a été donné : quelqu’un d’autre le connaît. Choisissez le vôtre maintenant ; le reste s’ouvre juste après.',
	newPassword: 'Nouveau mot de passe',
	showPassword: 'Afficher le mot de passe',
	hidePassword: 'Masquer le mot de passe',
	intro: 'Accédez à l’espace de gestion de votre borlette.',
	panelTitle: 'Vos ventes, vos tirages et vos agents, à la minute près.',
	panelText:
		'Limites appliquées au moment de la vente, lots confirmés à deux, chaque mouvement d’argent retrouvable.',
	// Why somebody who was signed in has to sign in again
	outSelf: 'Vous vous êtes déconnecté.',
	outIdle: 'Vous avez été déconnecté : rien n’a été fait pendant trop longtemps.',
	outExpired: 'Votre session est arrivée à son terme. Reconnectez-vous pour continuer.',
	outEnded: 'Cette session a été fermée depuis un autre appareil, ou par votre administration.',
	outPassword: 'Le mot de passe de ce compte a changé : reconnectez-vous avec le nouveau.',
	outSecondStep: 'La double authentification de ce compte a changé. Reconnectez-vous.',
	outBlocked: 'Ce compte, ou sa compagnie, est bloqué. Adressez-vous à votre administration.',
	outUnknown: 'Votre session n’est plus valable. Reconnectez-vous.',
	// After one of them: a form of this tab was not saved
	typedKept:
		'Ce qui n’était pas enregistré ici est gardé dans cet onglet : il revient quand la même personne se reconnecte.',
	// Somebody changed what the person may do, while they were at work
	rightsChanged: 'Vos droits ont été modifiés : le menu et les pages en tiennent compte.',
	// In place of the form, where the browser keeps nothing for this site
	notKept: 'Ce navigateur n’enregistre rien pour ce site : vous ne pourriez pas rester connecté.',
	notKeptText:
		'Dans ses réglages, autorisez les cookies et les données de ce site, ou libérez de l’espace sur l’appareil. Réessayez ensuite.',
	tryAgain: 'Réessayer',
	// Link from the login screen to the landing page
	back: 'Retour à l’accueil',
	reauthTitle: 'Votre session a expiré',
	reauthText:
		'Reconnectez-vous pour terminer l’enregistrement. Ce que vous avez saisi est conservé.',
	// Title of the dialog before rights or passwords are changed
	againTitle: 'Confirmez que c’est bien vous',
	againText:
		'Vous touchez à des accès : entrez de nouveau votre mot de passe. La modification part juste après.',
	// Field of the second step
	code: 'Code de vérification',
	codeHelp: 'Les six chiffres de votre application d’authentification.',
	// Error of the second step: nothing typed
	codeRequired: 'Saisissez le code.',
	// Field of the second step, for who lost the phone
	recoveryCode: 'Code de secours',
	recoveryHelp: 'L’un des codes gardés à l’activation ; chacun ne sert qu’une fois.',
	useRecovery: 'Je n’ai pas mon téléphone',
	// Button: back from the recovery code
	useCode: 'Utiliser l’application d’authentification',
	warningTitle: 'Votre session va se terminer',
	warningText: 'Sans action de votre part, vous serez déconnecté dans {left}.',
	warningEnd:
		'Pour votre sécurité, cette session se termine dans {left}. Enregistrez votre travail, puis reconnectez-vous.',
	stay: 'Rester connecté',
	// Title of the question before signing out: takings of cash and visits of a tour
	unsentTitle:
		'{count, plural, one {# acte de votre tournée n’est pas encore envoyé} other {# actes de votre tournée ne sont pas encore envoyés}}',
	unsentText:
		'Rien ne se perd : ils restent sur cet appareil, illisibles pour d’autres, et partent quand vous vous reconnectez ici et ouvrez la tournée. Envoyez-les d’abord si vous le pouvez.',
	// Button: stay signed in, and look at what is not sent
	unsentLook: 'Voir la tournée',
	// Whoever signs out is asked while a form is open that is not saved
	unsavedTitle: 'Se déconnecter sans enregistrer ?',
	unsavedText: 'Ce que vous avez saisi et pas enregistré sera perdu.',
	unsavedStay: 'Rester',
	// Button of the warning before the latest end
	understood: 'Compris',
});
