import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('settings', {
	title: 'Réglages',
	close: 'Fermer les réglages',
	// Button that sets every setting to its default
	reset: 'Rétablir',
	mode: 'Mode',
	// Light mode
	light: 'Clair',
	// Dark mode
	dark: 'Sombre',
	direction: 'Sens de lecture',
	// Left to right
	ltr: 'Gauche à droite',
	// Right to left
	rtl: 'Droite à gauche',
	default: 'Vert',
	purple: 'Violet',
	cyan: 'Cyan',
	blue: 'Bleu',
	orange: 'Orange',
	red: 'Rouge',
	display: 'Affichage',
	stretch: 'Contenu sur toute la largeur',
	fullscreen: 'Plein écran',
	exitFullscreen: 'Quitter le plein écran',
});
