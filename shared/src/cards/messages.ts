import { defineTexts } from '../i18n/index.ts';

export const cardMessages = defineTexts('cards', {
	rise: 'Hausse de {by}',
	fall: 'Baisse de {by}',
	// Against an earlier figure
	steady: 'Sans changement',
	// Switch: the figures of a chart in a table instead
	asTable: 'Voir en tableau',
	chartFailed: 'Le graphique n’a pas pu être chargé. Voici les mêmes chiffres.',
	// Key figure: sales less gains less commission
	net: 'Net',
	// Below a figure of today, until the last draw of the day is settled
	provisional: 'Provisoire',
	// Below the net: what is sold for draws that are not settled is not in it
	withoutPending: 'Provisoire, sans {amount} de ventes en cours',
	yesterday: 'Hier à la même heure : {amount}',
	// Read out in place of bars: points that a signal about an agent earned
	points: '{points, plural, one {# point} other {# points}} sur {of}',
	sectionFailed: 'Cette partie n’a pas pu être chargée',
});
