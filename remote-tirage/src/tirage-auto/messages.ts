import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'tirage_auto.title',
		defaultMessage: 'Tirages automatiques',
		description: 'Title of the page',
	},
	text: {
		id: 'tirage_auto.text',
		defaultMessage:
			'Crée les dates des jours à venir selon les horaires des tirages actifs. Ce qui existe déjà reste.',
		description: 'Below the title',
	},
	days: {
		id: 'tirage_auto.days',
		defaultMessage: 'Jours à venir',
		description: 'Field: how many days, today included',
	},
	daysHelp: {
		id: 'tirage_auto.days_help',
		defaultMessage: 'Aujourd’hui compris, au plus 31.',
		description: 'Below the field',
	},
	companies: {
		id: 'tirage_auto.companies',
		defaultMessage: 'Compagnies',
		description: 'Legend of the choice',
	},
	all: {
		id: 'tirage_auto.all',
		defaultMessage: 'Toutes les compagnies actives',
		description: 'Choice',
	},
	chosen: {
		id: 'tirage_auto.chosen',
		defaultMessage: 'Certaines compagnies',
		description: 'Choice',
	},
	noneChosen: {
		id: 'tirage_auto.none_chosen',
		defaultMessage: 'Choisissez au moins une compagnie.',
		description: 'Said when some were wanted and none is ticked',
	},
	make: {
		id: 'tirage_auto.make',
		defaultMessage:
			'{count, plural, =0 {Créer les dates} one {Créer # date} other {Créer # dates}}',
		description: 'Button',
	},
	preview: {
		id: 'tirage_auto.preview',
		defaultMessage: 'Ce qui sera créé',
		description: 'Heading of the table',
	},
	previewHelp: {
		id: 'tirage_auto.preview_help',
		defaultMessage: 'Tirages tenus chaque jour ; en vert, ceux dont la date manque encore.',
		description: 'Below that heading',
	},
	company: {
		id: 'tirage_auto.company',
		defaultMessage: 'Compagnie',
		description: 'Column',
	},
	toMake: {
		id: 'tirage_auto.to_make',
		defaultMessage: 'À créer',
		description: 'Column: how many dates would be made',
	},
	made: {
		id: 'tirage_auto.made',
		defaultMessage: 'Créées',
		description: 'Column: how many dates were made',
	},
	missing: {
		id: 'tirage_auto.missing',
		defaultMessage: '{draws}, dont {missing} à créer',
		description: 'Read out for a cell of the table',
	},
	plus: {
		id: 'tirage_auto.plus',
		defaultMessage: '+{missing}',
		description: 'Cell of the table: dates that would be made',
	},
	nothing: {
		id: 'tirage_auto.nothing',
		defaultMessage: 'Toutes les dates de ces jours existent déjà.',
		description: 'Nothing would be made',
	},
	madeToast: {
		id: 'tirage_auto.made_toast',
		defaultMessage:
			'{count, plural, =0 {Aucune date à créer.} one {# date créée.} other {# dates créées.}}',
		description: 'Toast',
	},
	failed: {
		id: 'tirage_auto.failed',
		defaultMessage: 'L’aperçu n’a pas pu être calculé',
		description: 'Title of an error',
	},
});
