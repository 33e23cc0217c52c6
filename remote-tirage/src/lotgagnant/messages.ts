import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	results: {
		id: 'lotgagnant.results',
		defaultMessage: 'Lots gagnants',
		description: 'Title of the page and list of results',
	},
	noResults: {
		id: 'lotgagnant.no_results',
		defaultMessage: 'Les résultats confirmés et ceux qui attendent paraissent ici, par date.',
		description: 'An empty list of results',
	},
	dates: {
		id: 'lotgagnant.dates',
		defaultMessage: 'Dates des tirages',
		description: 'Title of the list of dates',
	},
	noDates: {
		id: 'lotgagnant.no_dates',
		defaultMessage: 'Les dates se créent à partir des tirages actifs, pour les jours à venir.',
		description: 'An empty list of dates',
	},
	draw: {
		id: 'lotgagnant.draw',
		defaultMessage: 'Tirage',
		description: 'Column and filter',
	},
	drawnAt: {
		id: 'lotgagnant.drawn_at',
		defaultMessage: 'Tiré le',
		description: 'Column: date and time of the draw',
	},
	closes: {
		id: 'lotgagnant.closes',
		defaultMessage: 'Clôture',
		description: 'Column: time left until sales end, or when they ended',
	},
	lotto3: {
		id: 'lotgagnant.lotto3',
		defaultMessage: 'Lotto 3',
		description: 'Column: the three digits drawn',
	},
	lots: {
		id: 'lotgagnant.lots',
		defaultMessage: 'Lots',
		description: 'Column: first, second and third lot',
	},
	state: {
		id: 'lotgagnant.state',
		defaultMessage: 'État',
		description: 'Column and filter: state of the draw',
	},
	result: {
		id: 'lotgagnant.result',
		defaultMessage: 'Résultat',
		description: 'Filter, and heading above the result of a date',
	},
	fiches: {
		id: 'lotgagnant.fiches',
		defaultMessage: 'Fiches',
		description: 'Column: how many were sold',
	},
	vente: {
		id: 'lotgagnant.vente',
		defaultMessage: 'Ventes',
		description: 'Column: what was staked',
	},
	fichesGagnantes: {
		id: 'lotgagnant.fiches_gagnantes',
		defaultMessage: 'Fiches gagnantes',
		description: 'Column: how many win',
	},
	gain: {
		id: 'lotgagnant.gain',
		defaultMessage: 'Gains',
		description: 'Column: what they win',
	},
	payable: {
		id: 'lotgagnant.payable',
		defaultMessage: 'Payable',
		description: 'Column: whether winning fiches are paid',
	},
	enteredBy: {
		id: 'lotgagnant.entered_by',
		defaultMessage: 'Entré par',
		description: 'Column: who entered the result',
	},
	confirmedBy: {
		id: 'lotgagnant.confirmed_by',
		defaultMessage: 'Confirmé par',
		description: 'Column: who confirmed the result',
	},
	from: {
		id: 'lotgagnant.from',
		defaultMessage: 'Du',
		description: 'Filter: from this day',
	},
	until: {
		id: 'lotgagnant.until',
		defaultMessage: 'Au',
		description: 'Filter, follows "Du": to this day',
	},
	waitsForConfirmation: {
		id: 'lotgagnant.waits_for_confirmation',
		defaultMessage: 'À confirmer',
		description: 'Choice of the filter: results entered, not confirmed',
	},
	confirmed: {
		id: 'lotgagnant.confirmed',
		defaultMessage: 'Confirmés',
		description: 'Choice of the filter',
	},
	reversed: {
		id: 'lotgagnant.reversed',
		defaultMessage: 'Repris',
		description: 'Choice of the filter: results that were taken back',
	},
	correctionWaits: {
		id: 'lotgagnant.correction_waits',
		defaultMessage: 'Correction à confirmer',
		description: 'State of a settled draw with a correction that waits',
	},
	waiting: {
		id: 'lotgagnant.waiting',
		defaultMessage: '{count, plural, one {# tirage attend} other {# tirages attendent}}',
		description: 'Heading of the draws that wait for a result or its confirmation',
	},
	moreWaiting: {
		id: 'lotgagnant.more_waiting',
		defaultMessage:
			'Et {count, plural, one {# autre} other {# autres}} : filtrez la liste des dates par état.',
		description: 'Below the first draws that wait',
	},
	soldFor: {
		id: 'lotgagnant.sold_for',
		defaultMessage: '{count, plural, one {# fiche} other {# fiches}}, {amount} de ventes',
		description: 'On the card of a draw that waits',
	},
	drawnSince: {
		id: 'lotgagnant.drawn_since',
		defaultMessage: 'Tiré {since}, attend un résultat',
		description: 'On the card of a draw that waits; {since} is like "il y a 5 minutes"',
	},
	drawnIn: {
		id: 'lotgagnant.drawn_in',
		defaultMessage: 'Ventes closes, tiré dans {time}',
		description: 'On the card of a draw that is closed and not held; {time} is a countdown',
	},
	toConfirm: {
		id: 'lotgagnant.to_confirm',
		defaultMessage: 'Entré par {name}, à confirmer',
		description: 'A result that this person may confirm',
	},
	anotherPerson: {
		id: 'lotgagnant.another_person',
		defaultMessage: 'Entré par {name}, attend la confirmation d’une autre personne',
		description: 'A result that somebody else must confirm',
	},
	enterAction: {
		id: 'lotgagnant.enter_action',
		defaultMessage: 'Entrer le résultat',
		description: 'Button on the card of a draw that waits',
	},
	confirmAction: {
		id: 'lotgagnant.confirm_action',
		defaultMessage: 'Vérifier et confirmer',
		description: 'Button on the card of a result that waits',
	},
	open: {
		id: 'lotgagnant.open',
		defaultMessage: 'Ouvrir',
		description: 'Button on the card of a draw that waits',
	},
});
