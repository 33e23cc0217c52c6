import { defineMessages } from '../i18n/index.ts';

export const messages = defineMessages({
	sold: {
		id: 'ticket.sold',
		defaultMessage: 'En jeu',
		description: 'State of a fiche whose draws are not settled yet',
	},
	winning: { id: 'ticket.winning', defaultMessage: 'Gagnante', description: 'State of a fiche' },
	losing: {
		id: 'ticket.losing',
		defaultMessage: 'Perdante',
		description: 'State of a fiche that won nothing',
	},
	paid: { id: 'ticket.paid', defaultMessage: 'Payée', description: 'State of a fiche' },
	deleted: {
		id: 'ticket.deleted',
		defaultMessage: 'Annulée',
		description: 'State of a fiche that was voided',
	},
	expired: {
		id: 'ticket.expired',
		defaultMessage: 'Expirée',
		description: 'State of a winning fiche that was not claimed in time',
	},
	drawOpen: {
		id: 'ticket.draw_open',
		defaultMessage: 'Pas encore tiré',
		description: 'State of a draw on a ticket: sales are open',
	},
	drawClosed: {
		id: 'ticket.draw_closed',
		defaultMessage: 'Ventes fermées, résultat attendu',
		description: 'State of a draw on a ticket',
	},
	drawConfirmed: {
		id: 'ticket.draw_confirmed',
		defaultMessage: 'Tiré, gains en cours de calcul',
		description: 'State of a draw on a ticket',
	},
	drawSettled: {
		id: 'ticket.draw_settled',
		defaultMessage: 'Tiré',
		description: 'State of a draw on a ticket',
	},
	drawCancelled: {
		id: 'ticket.draw_cancelled',
		defaultMessage: 'Tirage annulé',
		description: 'State of a draw on a ticket',
	},
	number: {
		id: 'ticket.number',
		defaultMessage: 'Fiche n° {number}',
		description: 'On a ticket: its running number',
	},
	soldAt: { id: 'ticket.sold_at', defaultMessage: 'Vendue le', description: 'On a ticket' },
	agent: { id: 'ticket.agent', defaultMessage: 'Agent', description: 'On a ticket: the seller' },
	drawDate: { id: 'ticket.draw_date', defaultMessage: 'Tirage du', description: 'On a ticket' },
	timeThere: {
		id: 'ticket.time_there',
		defaultMessage: '{moment}, heure de {place}',
		description: 'On a ticket: when a draw takes place, by the clock of which city',
	},
	lots: {
		id: 'ticket.lots',
		defaultMessage: '1er {lot1} · 2e {lot2} · 3e {lot3} · Lotto 3 {lotto3}',
		description: 'On a ticket: the result of a draw',
	},
	option: {
		id: 'ticket.option',
		defaultMessage: '{game}, option {option}',
		description: 'On a ticket: a game of several options',
	},
	prime: {
		id: 'ticket.prime',
		defaultMessage: 'Prime {prime}',
		description: 'On a ticket: what a line pays for a unit, for the 1st / 2nd / 3rd lot',
	},
	free: {
		id: 'ticket.free',
		defaultMessage: 'Offert',
		description: 'On a ticket: in place of the stake of a free mariage',
	},
	lineGain: {
		id: 'ticket.line_gain',
		defaultMessage: 'Gagne {amount}',
		description: 'On a ticket: what a line won',
	},
	total: { id: 'ticket.total', defaultMessage: 'Total', description: 'On a ticket' },
	gain: { id: 'ticket.gain', defaultMessage: 'Gain', description: 'On a ticket: what it won' },
	qr: {
		id: 'ticket.qr',
		defaultMessage: 'Code QR : vérifier la fiche {ref}',
		description: 'Name of the picture on a ticket',
	},
	check: {
		id: 'ticket.check',
		defaultMessage: 'Scannez pour vérifier',
		description: 'Below the QR code of a ticket',
	},
	payableUntil: {
		id: 'ticket.payable_until',
		defaultMessage: 'Un gain se paie jusqu’au {day}.',
		description: 'At the foot of a ticket',
	},
	sayWinning: {
		id: 'ticket.say_winning',
		defaultMessage: 'Cette fiche gagne {amount}',
		description: 'What became of a ticket',
	},
	sayPaid: {
		id: 'ticket.say_paid',
		defaultMessage: 'Gain de {amount} déjà payé',
		description: 'What became of a ticket',
	},
	sayLosing: {
		id: 'ticket.say_losing',
		defaultMessage: 'Cette fiche n’a rien gagné',
		description: 'What became of a ticket',
	},
	saySold: {
		id: 'ticket.say_sold',
		defaultMessage: 'Fiche valable, résultat attendu',
		description: 'What became of a ticket',
	},
	sayDeleted: {
		id: 'ticket.say_deleted',
		defaultMessage: 'Fiche annulée : elle ne vaut rien',
		description: 'What became of a ticket',
	},
	sayExpired: {
		id: 'ticket.say_expired',
		defaultMessage: 'Fiche expirée : son gain ne se paie plus',
		description: 'What became of a ticket',
	},
});
