import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('push', {
	title: 'Notifications',
	label: 'Me prévenir dans ce navigateur',
	help: 'Ce qu’une règle d’alerte vous envoie s’affiche ici, même quand l’application est fermée.',
	unsupported:
		'Ce navigateur n’affiche pas de notifications d’ici. Sur iPhone, ajoutez d’abord l’application à l’écran d’accueil.',
	denied: 'Le navigateur les bloque : autorisez-les pour ce site dans ses réglages.',
	// The browser's question was closed without an answer
	unanswered:
		'Le navigateur n’a pas eu votre accord : choisissez « Autoriser » quand il le demande.',
	failed: 'Les notifications n’ont pas pu être activées : {reason}',
	stillOn: 'Les notifications n’ont pas pu être coupées : {reason}',
	on: 'Ce navigateur vous prévient',
	off: 'Ce navigateur ne vous prévient plus',
});
