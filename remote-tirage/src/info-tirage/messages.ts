import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'infotirage.list',
		defaultMessage: 'Catalogue des tirages',
		description: 'Title of the list',
	},
	create: {
		id: 'infotirage.create',
		defaultMessage: 'Nouvelle entrée du catalogue',
		description: 'Button of the list and title of the page it opens',
	},
	edit: {
		id: 'infotirage.edit',
		defaultMessage: 'Modifier l’entrée du catalogue',
		description: 'Title of the edit page',
	},
	empty: {
		id: 'infotirage.empty',
		defaultMessage:
			'Ajoutez une entrée pour chaque tirage que vous vendez : origine, moment, heure et jours. Les tirages se bâtissent ensuite dessus.',
		description: 'A company without a catalogue',
	},
	status: {
		id: 'infotirage.status',
		defaultMessage: 'État',
		description: 'Column and filter',
	},
	active: {
		id: 'infotirage.active',
		defaultMessage: 'Actives',
		description: 'Choice of the filter: entries of the catalogue',
	},
	blocked: {
		id: 'infotirage.blocked',
		defaultMessage: 'Bloquées',
		description: 'Choice of the filter: entries of the catalogue',
	},
	colour: {
		id: 'infotirage.colour',
		defaultMessage: 'Couleur',
		description: 'Field: colour that marks the draw everywhere',
	},
	sourceHelp: {
		id: 'infotirage.source_help',
		defaultMessage:
			'L’État dont la loterie est tirée, par exemple New York. Les résultats officiels se retrouvent par ce nom.',
		description: 'Below the field',
	},
	keepTitle: {
		id: 'infotirage.keep_title',
		defaultMessage: 'Ce que gardent les tirages déjà bâtis',
		description: 'Heading of the note below the form that changes an entry',
	},
	keepText: {
		id: 'infotirage.keep_text',
		defaultMessage:
			'Les tirages bâtis sur cette entrée gardent leur nom, leur fuseau, leur heure et leurs jours. L’origine, le moment et la couleur changent aussi chez eux.',
		description: 'Text of that note',
	},
	previewText: {
		id: 'infotirage.preview_text',
		defaultMessage: 'Dates d’un tirage bâti sur cette entrée.',
		description: 'Below the heading of the preview of dates',
	},
	previewEmpty: {
		id: 'infotirage.preview_empty',
		defaultMessage: 'Choisissez le fuseau, l’heure et les jours pour voir les prochaines dates.',
		description: 'In place of the preview while the form is incomplete',
	},
});
