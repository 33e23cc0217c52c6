import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('tirage_auto', {
	title: 'Tirages automatiques',
	text: 'Crée les dates des jours à venir selon les horaires des tirages actifs. Ce qui existe déjà reste.',
	// Field: how many days, today included
	days: 'Jours à venir',
	daysHelp: 'Aujourd’hui compris, au plus 31.',
	// Legend of the choice
	companies: 'Compagnies',
	all: 'Toutes les compagnies actives',
	noneChosen: 'Choisissez au moins une compagnie.',
	make: '{count, plural, =0 {Créer les dates} one {Créer # date} other {Créer # dates}}',
	preview: 'Ce qui sera créé',
	previewHelp: 'Tirages tenus chaque jour ; en vert, ceux dont la date manque encore.',
	// Column: how many dates would be made
	toMake: 'À créer',
	// In place of a number, where a company’s server is away, for example
	unknown: 'Inconnu pour l’instant',
	// Column: how many dates were made
	made: 'Créées',
	// Read out for a cell of the table
	missing: '{draws}, dont {missing} à créer',
	// Cell of the table: dates that would be made
	plus: '+{missing}',
	nothing: 'Toutes les dates de ces jours existent déjà.',
	madeToast:
		'{count, plural, =0 {Aucune date à créer.} one {# date créée.} other {# dates créées.}}',
	// Toast: {names} are companies
	notMade: 'Dates non créées : {names}. Le journal du serveur dit pourquoi ; recommencez ensuite.',
	failed: 'L’aperçu n’a pas pu être calculé',
});
