import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'settings.title',
		defaultMessage: 'Réglages',
		description: 'Title of the settings panel',
	},
	close: {
		id: 'settings.close',
		defaultMessage: 'Fermer les réglages',
		description: 'Button of the settings panel',
	},
	reset: {
		id: 'settings.reset',
		defaultMessage: 'Rétablir',
		description: 'Button that sets every setting to its default',
	},
	mode: { id: 'settings.mode', defaultMessage: 'Mode', description: 'Group of the settings panel' },
	light: { id: 'settings.mode.light', defaultMessage: 'Clair', description: 'Light mode' },
	dark: { id: 'settings.mode.dark', defaultMessage: 'Sombre', description: 'Dark mode' },
	direction: {
		id: 'settings.direction',
		defaultMessage: 'Sens de lecture',
		description: 'Group of the settings panel',
	},
	ltr: {
		id: 'settings.direction.ltr',
		defaultMessage: 'Gauche à droite',
		description: 'Left to right',
	},
	rtl: {
		id: 'settings.direction.rtl',
		defaultMessage: 'Droite à gauche',
		description: 'Right to left',
	},
	colour: {
		id: 'settings.colour',
		defaultMessage: 'Couleur',
		description: 'Group of the settings panel',
	},
	default: { id: 'settings.colour.default', defaultMessage: 'Vert', description: 'Theme colour' },
	purple: { id: 'settings.colour.purple', defaultMessage: 'Violet', description: 'Theme colour' },
	cyan: { id: 'settings.colour.cyan', defaultMessage: 'Cyan', description: 'Theme colour' },
	blue: { id: 'settings.colour.blue', defaultMessage: 'Bleu', description: 'Theme colour' },
	orange: { id: 'settings.colour.orange', defaultMessage: 'Orange', description: 'Theme colour' },
	red: { id: 'settings.colour.red', defaultMessage: 'Rouge', description: 'Theme colour' },
	display: {
		id: 'settings.display',
		defaultMessage: 'Affichage',
		description: 'Group of the settings panel',
	},
	stretch: {
		id: 'settings.stretch',
		defaultMessage: 'Contenu sur toute la largeur',
		description: 'Switch of the settings panel',
	},
	fullscreen: {
		id: 'settings.fullscreen',
		defaultMessage: 'Plein écran',
		description: 'Button of the settings panel',
	},
	exitFullscreen: {
		id: 'settings.exitFullscreen',
		defaultMessage: 'Quitter le plein écran',
		description: 'Button of the settings panel',
	},
});
