import { defineTexts } from '../i18n/index.ts';

export const messages = defineTexts('second_step', {
	beginText:
		'Il vous faut une application d’authentification sur votre téléphone (Google Authenticator, Microsoft Authenticator, Aegis…). Confirmez d’abord que c’est bien vous.',
	next: 'Continuer',
	scan: 'Scannez ce code avec l’application, puis saisissez les six chiffres qu’elle affiche. Vos autres sessions seront fermées.',
	qr: 'Code QR pour l’application d’authentification',
	byHand: 'Vous ne pouvez pas scanner ? Saisissez cette clé dans l’application :',
	code: 'Code de vérification',
	codeHelp: 'Les six chiffres que l’application affiche maintenant.',
	confirm: 'Vérifier et activer',
	codesOnce:
		'Gardez ces codes en lieu sûr : ils ne seront plus montrés. Chacun ouvre une fois, si vous perdez votre téléphone.',
	codesOf: 'Codes de secours de {username}',
	// Name of the file
	codesFile: 'codes-de-secours',
	download: 'Télécharger',
	codesKept: 'J’ai gardé ces codes',
	codesCopied: 'Codes copiés.',
	codesNotCopied: 'Le navigateur ne permet pas de copier : notez les codes ou imprimez-les.',
});
