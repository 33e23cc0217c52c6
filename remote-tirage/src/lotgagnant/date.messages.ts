import { defineMessages } from '@borlette/shared/i18n';

export const date = defineMessages({
	dateFailed: {
		id: 'lotgagnant.date.date_failed',
		defaultMessage: 'Ce tirage n’a pas pu être chargé',
		description: 'Title of an error',
	},
	facts: {
		id: 'lotgagnant.date.facts',
		defaultMessage: 'Ce tirage en bref',
		description: 'Heading above times and figures',
	},
	drawnHere: {
		id: 'lotgagnant.date.drawn_here',
		defaultMessage: 'À l’heure de la compagnie',
		description: 'The time of the draw by the company’s clock',
	},
	stillSells: {
		id: 'lotgagnant.date.still_sells',
		defaultMessage: 'Les ventes sont ouvertes.',
		description: 'State of a date in words',
	},
	notHeld: {
		id: 'lotgagnant.date.not_held',
		defaultMessage: 'Les ventes sont closes ; le tirage n’a pas encore eu lieu.',
		description: 'State of a date in words',
	},
	waitsForResult: {
		id: 'lotgagnant.date.waits_for_result',
		defaultMessage: 'Tiré. Le résultat n’est pas encore entré.',
		description: 'State of a date in words, for who may not enter it',
	},
	counting: {
		id: 'lotgagnant.date.counting',
		defaultMessage: 'Confirmé par {other}. Les gains se comptent, puis le paiement s’ouvre.',
		description: 'State of a date in words',
	},
	done: {
		id: 'lotgagnant.date.done',
		defaultMessage: 'Entré par {name}, confirmé par {other}. Les fiches gagnantes se paient.',
		description: 'State of a date in words',
	},
	doneUnnamed: {
		id: 'lotgagnant.date.done_unnamed',
		defaultMessage: 'Confirmé. Les fiches gagnantes se paient.',
		description: 'State of a date in words; its result came with the history, from nobody',
	},
	cancelled: {
		id: 'lotgagnant.date.cancelled',
		defaultMessage: 'Annulé : chaque mise est rendue.',
		description: 'State of a date in words',
	},
	because: {
		id: 'lotgagnant.date.because',
		defaultMessage: 'Raison : {reason}',
		description: 'Why a result was corrected',
	},
	history: {
		id: 'lotgagnant.date.history',
		defaultMessage: 'Historique',
		description: 'Heading above all that became of a date',
	},
	entryWaits: {
		id: 'lotgagnant.date.entry_waits',
		defaultMessage: 'Résultat {revision} entré par {name}, attend sa confirmation',
		description: 'Entry of the history',
	},
	entryConfirmed: {
		id: 'lotgagnant.date.entry_confirmed',
		defaultMessage: 'Résultat {revision} entré par {name}, confirmé par {other} le {at}',
		description: 'Entry of the history',
	},
	entryUnnamed: {
		id: 'lotgagnant.date.entry_unnamed',
		defaultMessage: 'Résultat {revision}, repris de l’historique',
		description: 'Entry of the history: a result that came with it, from nobody',
	},
	entryReversed: {
		id: 'lotgagnant.date.entry_reversed',
		defaultMessage: 'Résultat {revision} entré par {name}, remplacé depuis',
		description: 'Entry of the history',
	},
	settled: {
		id: 'lotgagnant.date.settled',
		defaultMessage:
			'Gains comptés selon le résultat {revision} : {count, plural, =0 {aucune fiche gagnante} one {# fiche gagnante} other {# fiches gagnantes}}, {amount}',
		description: 'Entry of the history',
	},
	takenBack: {
		id: 'lotgagnant.date.taken_back',
		defaultMessage:
			'Gains du résultat {revision} repris : {count, plural, one {# fiche} other {# fiches}}, {amount}',
		description: 'Entry of the history',
	},
	givenBack: {
		id: 'lotgagnant.date.given_back',
		defaultMessage:
			'Tirage annulé, mises rendues : {count, plural, one {# fiche} other {# fiches}}, {amount}',
		description: 'Entry of the history',
	},
});
