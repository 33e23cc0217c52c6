import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('account', {
	title: 'Mon compte',
	sections: 'Parties du compte',
	profileText: 'Votre nom et votre photo, tels que les autres les voient.',
	photo: 'Photo',
	removePhoto: 'Retirer la photo',
	photoRemoved: 'Photo retirée.',
	profileSaved: 'Profil enregistré.',
	readOnly: 'Pour changer ces informations, adressez-vous à l’administration.',
	passwordText: 'Après le changement, vos autres sessions sont fermées.',
	oldPassword: 'Mot de passe actuel',
	newPassword: 'Nouveau mot de passe',
	newPasswordHelp:
		'Au moins 8 caractères ; une phrase de quatre mots vaut mieux qu’un mot compliqué.',
	changePassword: 'Changer le mot de passe',
	passwordChanged: 'Mot de passe changé. Vos autres sessions sont fermées.',
	short: 'Trop court',
	weak: 'Facile à deviner',
	fair: 'Correct',
	strong: 'Solide',
	devices: 'Sessions et appareils',
	devicesText: 'Les navigateurs où vous êtes connecté. Fermez ceux que vous ne reconnaissez pas.',
	devicesFailed: 'Vos sessions n’ont pas pu être chargées',
	// Marks the sign-in in use
	thisDevice: 'Cet appareil',
	// A relative time
	lastUsed: 'utilisé {when}',
	since: 'connecté le {moment}',
	end: 'Fermer',
	// Name of the button that ends a sign-in
	endOf: 'Fermer la session {name}',
	ended: 'Session {name} fermée.',
	endOthers: 'Fermer toutes les autres',
	endOthersTitle: 'Fermer toutes les autres sessions ?',
	endOthersText:
		'{count, plural, one {# session sera fermée} other {# sessions seront fermées}} ; celle-ci reste ouverte.',
	othersEnded: 'Vos autres sessions sont fermées.',
	twoFactorText:
		'Un code de votre téléphone, en plus du mot de passe : qui devine ou vole l’un n’entre pas sans l’autre.',
	twoFactorFailed: 'L’état n’a pas pu être chargé',
	isOn: 'Activée',
	isOff: 'Désactivée',
	onSince: 'depuis le {moment}',
	enable: 'Activer',
	disable: 'Désactiver',
	disableText: 'Votre mot de passe suffira de nouveau pour vous connecter.',
	disabled: 'Double authentification désactivée.',
	renew: 'Nouveaux codes de secours',
	renewText: 'Dix nouveaux codes remplaceront ceux que vous avez.',
	// How many recovery codes are left
	codesLeft:
		'{count, plural, =0 {Il ne vous reste aucun code de secours : faites-en de nouveaux.} one {Il vous reste # code de secours.} other {Il vous reste # codes de secours.}}',
});
