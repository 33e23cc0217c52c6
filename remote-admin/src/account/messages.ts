import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: { id: 'account.title', defaultMessage: 'Mon compte', description: 'Title of the page' },
	sections: {
		id: 'account.sections',
		defaultMessage: 'Parties du compte',
		description: 'Name of the navigation',
	},
	cancel: { id: 'account.cancel', defaultMessage: 'Annuler', description: 'Button' },
	profile: {
		id: 'account.profile',
		defaultMessage: 'Profil',
		description: 'Section of the account page',
	},
	profileText: {
		id: 'account.profile_text',
		defaultMessage: 'Votre nom et votre photo, tels que les autres les voient.',
		description: 'Below the heading of the section',
	},
	firstName: { id: 'account.first_name', defaultMessage: 'Prénom', description: 'Field' },
	lastName: { id: 'account.last_name', defaultMessage: 'Nom', description: 'Field' },
	phone: { id: 'account.phone', defaultMessage: 'Téléphone', description: 'Field' },
	photo: { id: 'account.photo', defaultMessage: 'Photo', description: 'Field' },
	removePhoto: {
		id: 'account.remove_photo',
		defaultMessage: 'Retirer la photo',
		description: 'Button',
	},
	photoRemoved: {
		id: 'account.photo_removed',
		defaultMessage: 'Photo retirée.',
		description: 'Toast',
	},
	profileSaved: {
		id: 'account.profile_saved',
		defaultMessage: 'Profil enregistré.',
		description: 'Toast',
	},
	readOnly: {
		id: 'account.read_only',
		defaultMessage: 'Pour changer ces informations, adressez-vous à l’administration.',
		description: 'To who may not change their profile',
	},
	password: {
		id: 'account.password',
		defaultMessage: 'Mot de passe',
		description: 'Section of the account page',
	},
	passwordText: {
		id: 'account.password_text',
		defaultMessage: 'Après le changement, vos autres sessions sont fermées.',
		description: 'Below the heading of the section',
	},
	oldPassword: {
		id: 'account.old_password',
		defaultMessage: 'Mot de passe actuel',
		description: 'Field',
	},
	newPassword: {
		id: 'account.new_password',
		defaultMessage: 'Nouveau mot de passe',
		description: 'Field',
	},
	newPasswordHelp: {
		id: 'account.new_password_help',
		defaultMessage:
			'Au moins 8 caractères ; une phrase de quatre mots vaut mieux qu’un mot compliqué.',
		description: 'Below the field',
	},
	changePassword: {
		id: 'account.change_password',
		defaultMessage: 'Changer le mot de passe',
		description: 'Button',
	},
	passwordChanged: {
		id: 'account.password_changed',
		defaultMessage: 'Mot de passe changé. Vos autres sessions sont fermées.',
		description: 'Toast',
	},
	short: {
		id: 'account.short',
		defaultMessage: 'Trop court',
		description: 'Strength of a password',
	},
	weak: {
		id: 'account.weak',
		defaultMessage: 'Facile à deviner',
		description: 'Strength of a password',
	},
	fair: { id: 'account.fair', defaultMessage: 'Correct', description: 'Strength of a password' },
	strong: { id: 'account.strong', defaultMessage: 'Solide', description: 'Strength of a password' },
	devices: {
		id: 'account.devices',
		defaultMessage: 'Sessions et appareils',
		description: 'Section of the account page',
	},
	devicesText: {
		id: 'account.devices_text',
		defaultMessage:
			'Les navigateurs où vous êtes connecté. Fermez ceux que vous ne reconnaissez pas.',
		description: 'Below the heading of the section',
	},
	devicesFailed: {
		id: 'account.devices_failed',
		defaultMessage: 'Vos sessions n’ont pas pu être chargées',
		description: 'Title of an error',
	},
	thisDevice: {
		id: 'account.this_device',
		defaultMessage: 'Cet appareil',
		description: 'Marks the sign-in in use',
	},
	lastUsed: {
		id: 'account.last_used',
		defaultMessage: 'utilisé {when}',
		description: 'A relative time',
	},
	since: { id: 'account.since', defaultMessage: 'connecté le {moment}', description: 'A date' },
	end: { id: 'account.end', defaultMessage: 'Fermer', description: 'Button' },
	endOf: {
		id: 'account.end_of',
		defaultMessage: 'Fermer la session {name}',
		description: 'Name of the button that ends a sign-in',
	},
	ended: { id: 'account.ended', defaultMessage: 'Session {name} fermée.', description: 'Toast' },
	endOthers: {
		id: 'account.end_others',
		defaultMessage: 'Fermer toutes les autres',
		description: 'Button',
	},
	endOthersTitle: {
		id: 'account.end_others_title',
		defaultMessage: 'Fermer toutes les autres sessions ?',
		description: 'Title of the dialog',
	},
	endOthersText: {
		id: 'account.end_others_text',
		defaultMessage:
			'{count, plural, one {# session sera fermée} other {# sessions seront fermées}} ; celle-ci reste ouverte.',
		description: 'Text of the dialog',
	},
	othersEnded: {
		id: 'account.others_ended',
		defaultMessage: 'Vos autres sessions sont fermées.',
		description: 'Toast',
	},
	twoFactor: {
		id: 'account.two_factor',
		defaultMessage: 'Double authentification',
		description: 'Section of the account page',
	},
	twoFactorText: {
		id: 'account.two_factor_text',
		defaultMessage:
			'Un code de votre téléphone, en plus du mot de passe : qui devine ou vole l’un n’entre pas sans l’autre.',
		description: 'Below the heading of the section',
	},
	twoFactorFailed: {
		id: 'account.two_factor_failed',
		defaultMessage: 'L’état n’a pas pu être chargé',
		description: 'Title of an error',
	},
	isOn: { id: 'account.is_on', defaultMessage: 'Activée', description: 'State' },
	isOff: { id: 'account.is_off', defaultMessage: 'Désactivée', description: 'State' },
	onSince: { id: 'account.on_since', defaultMessage: 'depuis le {moment}', description: 'A date' },
	enable: { id: 'account.enable', defaultMessage: 'Activer', description: 'Button' },
	disable: { id: 'account.disable', defaultMessage: 'Désactiver', description: 'Button' },
	disableText: {
		id: 'account.disable_text',
		defaultMessage: 'Votre mot de passe suffira de nouveau pour vous connecter.',
		description: 'Text',
	},
	disabled: {
		id: 'account.disabled',
		defaultMessage: 'Double authentification désactivée.',
		description: 'Toast',
	},
	renew: {
		id: 'account.renew',
		defaultMessage: 'Nouveaux codes de secours',
		description: 'Button',
	},
	renewText: {
		id: 'account.renew_text',
		defaultMessage: 'Dix nouveaux codes remplaceront ceux que vous avez.',
		description: 'Text',
	},
	codesLeft: {
		id: 'account.codes_left',
		defaultMessage:
			'{count, plural, =0 {Il ne vous reste aucun code de secours : faites-en de nouveaux.} one {Il vous reste # code de secours.} other {Il vous reste # codes de secours.}}',
		description: 'How many recovery codes are left',
	},
});
