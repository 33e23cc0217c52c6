import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('lotgagnant', {
	results: 'Lots gagnants',
	noResults: 'Les résultats confirmés et ceux qui attendent apparaissent ici, par date.',
	dates: 'Dates des tirages',
	noDates: 'Les dates se créent à partir des tirages actifs, pour les jours à venir.',
	// Column: date and time of the draw
	drawnAt: 'Tiré le',
	// Column: time left until sales end, or when they ended
	closes: 'Fermeture',
	// In that column while it sells; {time} is a countdown of hours, minutes and seconds
	closesIn: 'dans {time}',
	// Column: the three digits drawn
	lotto3: 'Lotto 3',
	// Column: first, second and third lot
	lots: 'Lots',
	// Filter, and heading above the result of a date
	result: 'Résultat',
	everyResult: 'Tous les résultats',
	// Column: how many win
	fichesGagnantes: 'Fiches gagnantes',
	// Column: whether winning fiches are paid
	payable: 'Payable',
	// Column: who entered the result
	enteredBy: 'Entré par',
	// Column: who confirmed the result
	confirmedBy: 'Confirmé par',
	// Filter: from this day
	from: 'Du',
	// Choice of the filter: results entered, not confirmed
	waitsForConfirmation: 'À confirmer',
	confirmed: 'Confirmés',
	// Choice of the filter: results that were taken back
	reversed: 'Repris',
	// State of a settled draw with a correction that waits
	correctionWaits: 'Correction à confirmer',
	waiting: '{count, plural, one {# tirage attend} other {# tirages attendent}}',
	moreWaiting:
		'Et {count, plural, one {# autre} other {# autres}} : filtrez la liste des dates par état.',
	// On the card of a draw that waits
	soldFor: '{count, plural, one {# fiche} other {# fiches}}, {amount} de ventes',
	// On the card of a draw that waits; {since} is like "il y a 5 minutes"
	drawnSince: 'Tiré {since}, attend un résultat',
	// On the card of a draw that is closed and not held; {time} is a countdown
	drawnIn: 'Ventes fermées, tiré dans {time}',
	enterAction: 'Entrer le résultat',
	// Button on the card of a result that waits
	confirmAction: 'Vérifier et confirmer',
});
