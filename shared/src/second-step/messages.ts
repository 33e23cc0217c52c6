import { defineMessages } from '../i18n/index.ts';

export const messages = defineMessages({
	cancel: { id: 'second_step.cancel', defaultMessage: 'Annuler', description: 'Button' },
	beginText: {
		id: 'second_step.begin_text',
		defaultMessage:
			'Il vous faut une application d’authentification sur votre téléphone (Google Authenticator, Microsoft Authenticator, Aegis…). Confirmez d’abord que c’est bien vous.',
		description: 'Text',
	},
	next: { id: 'second_step.next', defaultMessage: 'Continuer', description: 'Button' },
	scan: {
		id: 'second_step.scan',
		defaultMessage:
			'Scannez ce code avec l’application, puis saisissez les six chiffres qu’elle affiche. Vos autres sessions seront fermées.',
		description: 'Text',
	},
	qr: {
		id: 'second_step.qr',
		defaultMessage: 'Code QR pour l’application d’authentification',
		description: 'Name of the picture',
	},
	byHand: {
		id: 'second_step.by_hand',
		defaultMessage: 'Vous ne pouvez pas scanner ? Saisissez cette clé dans l’application :',
		description: 'Text',
	},
	code: { id: 'second_step.code', defaultMessage: 'Code de vérification', description: 'Field' },
	codeHelp: {
		id: 'second_step.code_help',
		defaultMessage: 'Les six chiffres que l’application affiche maintenant.',
		description: 'Below the field',
	},
	confirm: {
		id: 'second_step.confirm',
		defaultMessage: 'Vérifier et activer',
		description: 'Button',
	},
	codesOnce: {
		id: 'second_step.codes_once',
		defaultMessage:
			'Gardez ces codes en lieu sûr : ils ne seront plus montrés. Chacun ouvre une fois, si vous perdez votre téléphone.',
		description: 'Above the recovery codes',
	},
	codesOf: {
		id: 'second_step.codes_of',
		defaultMessage: 'Codes de secours de {username}',
		description: 'Heading of the codes, on screen and paper',
	},
	codesFile: {
		id: 'second_step.codes_file',
		defaultMessage: 'codes-de-secours',
		description: 'Name of the file',
	},
	copy: { id: 'second_step.copy', defaultMessage: 'Copier', description: 'Button' },
	download: { id: 'second_step.download', defaultMessage: 'Télécharger', description: 'Button' },
	print: { id: 'second_step.print', defaultMessage: 'Imprimer', description: 'Button' },
	codesKept: {
		id: 'second_step.codes_kept',
		defaultMessage: 'J’ai gardé ces codes',
		description: 'Button',
	},
	codesCopied: {
		id: 'second_step.codes_copied',
		defaultMessage: 'Codes copiés.',
		description: 'Toast',
	},
	codesNotCopied: {
		id: 'second_step.codes_not_copied',
		defaultMessage: 'Le navigateur ne permet pas de copier : notez les codes ou imprimez-les.',
		description: 'Toast',
	},
	password: {
		id: 'second_step.password',
		defaultMessage: 'Mot de passe',
		description: 'Field',
	},
});
