import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('schedule', {
	// Column: the state whose lottery is drawn, e.g. New York
	source: 'Origine',
	// Column and filter: part of the day
	slot: 'Moment',
	everySlot: 'Tous les moments',
	drawTime: 'Heure du tirage',
	drawTimeHelp: 'Heure locale du fuseau choisi.',
	// Column and field: weekdays it is drawn on
	days: 'Jours',
	// Cell of the column of weekdays
	everyDay: 'Tous les jours',
	// Cell of the column of weekdays: from one to another, both included
	dayRange: '{first} – {last}',
	// Time of the next draw by the clock of the company’s zone
	inZone: '{time} à {city}',
	// In place of the countdown: closed, not yet drawn
	closed: 'Ventes fermées',
	usualZones: 'Fuseaux du catalogue',
	otherZones: 'Autres fuseaux',
	moreZones: 'Tapez une ville pour voir les {count} autres fuseaux.',
	preview: 'Prochains tirages',
	previewText: 'Tels qu’ils seront tenus après l’enregistrement.',
	previewEmpty:
		'Choisissez le fuseau, l’heure, les jours et la fermeture pour voir les prochaines dates.',
	// In the preview, before the time at which sales end
	previewClose: 'Fermeture des ventes',
	// In the preview: the same end of sales by the clock of the person’s machine
	yourTime: 'À votre heure ({city})',
	// In the preview: the same end of sales by the clock of the company
	companyTime: 'À {city}',
	// In the preview, below the first draw; {time} is a countdown
	closesIn: 'Ferme dans {time}',
	clockChange: 'L’heure change à {city} entre ces dates : le tirage reste à {time}, heure locale.',
	matin: 'Matin',
	midi: 'Midi',
	soir: 'Soir',
	nuit: 'Nuit',
});
