import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'official.list',
		defaultMessage: 'Lots gagnant Auto',
		description: 'Title of the page: results for all companies',
	},
	empty: {
		id: 'official.empty',
		defaultMessage:
			'Importez les résultats d’une loterie d’État, ou entrez-en un pour toutes les compagnies.',
		description: 'An empty list of official results',
	},
	import: {
		id: 'official.import',
		defaultMessage: 'Importer',
		description: 'Button: results from a file',
	},
	enter: {
		id: 'official.enter',
		defaultMessage: 'Entrer un résultat',
		description: 'Button: one result for all companies',
	},
	day: {
		id: 'official.day',
		defaultMessage: 'Date',
		description: 'Column and field: the day of the draw',
	},
	pick3: {
		id: 'official.pick3',
		defaultMessage: 'Pick 3',
		description: 'Column',
	},
	pick4: {
		id: 'official.pick4',
		defaultMessage: 'Pick 4',
		description: 'Column',
	},
	by: {
		id: 'official.by',
		defaultMessage: 'Entré par',
		description: 'Column',
	},
	at: {
		id: 'official.at',
		defaultMessage: 'Entré',
		description: 'Column: how long ago',
	},
	from: {
		id: 'official.from',
		defaultMessage: 'Du',
		description: 'Filter and field: from this day',
	},
	until: {
		id: 'official.until',
		defaultMessage: 'Au',
		description: 'Filter and field, follows "Du": to this day',
	},
	waiting: {
		id: 'official.waiting',
		defaultMessage:
			'{count, plural, =0 {Aucune date n’attend de résultat} one {# date attend un résultat} other {# dates attendent un résultat}}',
		description: 'Heading: dates of all companies',
	},
	enterKnown: {
		id: 'official.enter_known',
		defaultMessage: 'Entrer ce qui est connu',
		description: 'Button',
	},
	enterKnownText: {
		id: 'official.enter_known_text',
		defaultMessage:
			'Les résultats officiels connus sont entrés pour chaque date qui attend dans la période, dans toutes les compagnies. Une autre personne les confirme.',
		description: 'Above the period',
	},
	nothingKnown: {
		id: 'official.nothing_known',
		defaultMessage: 'Aucun résultat officiel n’est connu pour ces dates. Importez-les d’abord.',
		description: 'Nothing could be entered',
	},
	outcomes: {
		id: 'official.outcomes',
		defaultMessage: '{count, plural, one {# date} other {# dates}} dans les compagnies',
		description: 'Above what became of a result',
	},
	entered: {
		id: 'official.entered',
		defaultMessage: 'Entré, à confirmer',
		description: 'What became of a result in a company',
	},
	confirmed: {
		id: 'official.confirmed',
		defaultMessage: 'Confirmé',
		description: 'What became of a result in a company',
	},
	same: {
		id: 'official.same',
		defaultMessage: 'Le même résultat y est déjà',
		description: 'What became of a result in a company',
	},
	conflict: {
		id: 'official.conflict',
		defaultMessage: 'Un autre résultat y est : rien n’a changé',
		description: 'What became of a result in a company',
	},
	secondPerson: {
		id: 'official.second_person',
		defaultMessage: 'Une autre personne doit confirmer',
		description: 'What became of a result in a company',
	},
	notHeld: {
		id: 'official.not_held',
		defaultMessage: 'Pas encore tiré',
		description: 'What became of a result in a company',
	},
	enterTitle: {
		id: 'official.enter_title',
		defaultMessage: 'Entrer un résultat pour toutes les compagnies',
		description: 'Title of the page',
	},
	enterText: {
		id: 'official.enter_text',
		defaultMessage:
			'Il est entré dans chaque compagnie qui joue ce tirage ; rien n’est jamais écrasé.',
		description: 'Below that title',
	},
	enterEverywhere: {
		id: 'official.enter_everywhere',
		defaultMessage: 'Entrer partout',
		description: 'Button of the form',
	},
	nobodyPlays: {
		id: 'official.nobody_plays',
		defaultMessage: 'Le résultat est retenu, mais aucune compagnie n’a ce tirage à cette date.',
		description: 'After entering: no company was concerned',
	},
	draw: {
		id: 'official.draw',
		defaultMessage: 'Tirage',
		description: 'Field: state and part of the day',
	},
	drawChoice: {
		id: 'official.draw_choice',
		defaultMessage:
			'{state} {slot}, {time} ({companies, plural, one {# compagnie} other {# compagnies}}{waiting, plural, =0 {} one {, # date attend} other {, # dates attendent}})',
		description:
			'Choice of a draw: when it is held, how many companies play it, how many dates wait',
	},
	known: {
		id: 'official.known',
		defaultMessage:
			'Le résultat officiel de ce tirage est connu : {numbers}, entré par {name}. Il n’est jamais écrasé.',
		description: 'Notice in the form',
	},
	confirmEverywhere: {
		id: 'official.confirm_everywhere',
		defaultMessage: 'Confirmer partout',
		description: 'Button',
	},
	nothingWaits: {
		id: 'official.nothing_waits',
		defaultMessage: 'Ce résultat n’attend nulle part.',
		description: 'After confirming: it waited in no company',
	},
});
