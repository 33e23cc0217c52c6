import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('tirage', {
	list: 'Tirages',
	create: 'Nouveau tirage',
	edit: 'Modifier le tirage',
	empty:
		'Ajoutez le premier tirage à partir du catalogue : les ventes s’ouvrent pour ses prochaines dates.',
	// Column: date and time
	nextDraw: 'Prochain tirage',
	// Column: countdown to the end of sales
	closing: 'Ferme dans',
	// The same column in a file: the moment itself
	nextClose: 'Prochaine fermeture',
	// Column and field: minutes before the draw at which sales end
	cutoff: 'Fermeture',
	// Cell of that column
	cutoffValue: '{minutes} min avant',
	// The same column in a file: a figure
	minutesBefore: 'Fermeture (minutes avant)',
	cutoffHelp: 'Minutes avant le tirage où les ventes s’arrêtent.',
	// Unit behind a field
	minutes: 'min',
	// Filter: draws held on this day or later
	from: 'Tiré du',
	// Field: the entry it is built from
	info: 'Tirage du catalogue',
	infoHelp: 'Reprend son nom, son fuseau, son heure et ses jours ; vous pouvez les changer.',
});
