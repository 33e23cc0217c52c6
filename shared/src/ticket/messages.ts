import { defineTexts } from '../i18n/index.ts';

export const messages = defineTexts('ticket', {
	// State of a draw on a ticket: sales are open
	drawOpen: 'Pas encore tiré',
	drawClosed: 'Ventes fermées, résultat attendu',
	drawConfirmed: 'Tiré, gains en cours de calcul',
	drawSettled: 'Tiré',
	drawCancelled: 'Tirage annulé',
	// On a ticket: its running number
	number: 'Fiche n° {number}',
	drawDate: 'Tirage du',
	// On a ticket: when a draw takes place, by the clock of which city
	timeThere: '{moment}, heure de {place}',
	// On a ticket: the result of a draw
	lots: '1er {lot1} · 2e {lot2} · 3e {lot3} · Lotto 3 {lotto3}',
	// On a ticket: a game of several options
	option: '{game}, option {option}',
	// On a ticket: what a line pays for a unit, for the 1st / 2nd / 3rd lot
	prime: 'Prime {prime}',
	// On a ticket: in place of the stake of a free mariage
	free: 'Gratuit',
	// On a ticket: what a line won
	lineGain: 'Gagne {amount}',
	// On a ticket: what it won
	gain: 'Gain',
	// On a ticket: what it won, while another of its draws is not settled yet
	gainSoFar: 'Déjà gagné',
	qr: 'Code QR : vérifier la fiche {ref}',
	check: 'Scannez pour vérifier',
	payableUntil: 'Un gain se paie jusqu’au {day}.',
	sayWinning: 'Cette fiche gagne {amount}, à payer',
	sayPaid: 'Gain de {amount} déjà payé',
	sayLosing: 'Cette fiche n’a rien gagné',
	saySold: 'Fiche valable, résultat attendu',
	// Public page: it won in one of its draws, another is not settled yet
	sayWonSoFar: 'Cette fiche gagne déjà {amount} et reste en jeu',
	sayDeleted: 'Fiche annulée : elle ne vaut rien',
	sayExpired: 'Fiche expirée : son gain ne se paie plus',
});
