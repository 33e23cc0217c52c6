import { defineTexts } from '../i18n/index.ts';

export const messages = defineTexts('todo', {
	title: 'À faire',
	// Name of the button of the top bar, and how many entries are urgent
	button: 'À faire : {count, plural, =0 {rien d’urgent} one {# urgence} other {# urgences}}',
	// Above the entries: how many of each urgency
	counts:
		'{urgent, plural, =0 {Rien d’urgent} one {# urgence} other {# urgences}} · {rest, plural, =0 {rien d’autre} one {# autre} other {# autres}}',
	// Urgency of an entry, in one word
	urgent: 'Urgent',
	// Urgency of an entry: before the day is over
	today: 'Aujourd’hui',
	// Urgency of an entry: in the next days
	soon: 'Bientôt',
	nothing: 'Rien à faire',
	nothingText: 'Tout est en ordre. Ce qui attend d’être fait s’affichera ici de lui-même.',
	nothingFound: 'Rien de tel pour le moment',
	// Link to the page with all entries
	all: 'Tout voir',
	// Name of the menu of an entry
	more: 'Autres actions pour « {entry} »',
	// Button: says that an entry is done
	done: 'Fait',
	// Name of that button
	doneName: 'Marquer « {entry} » comme fait',
	// Menu: takes an entry for oneself
	take: 'Je m’en occupe',
	// Menu: takes the entry away from whoever it was given to
	giveBack: 'Ne plus confier',
	// Menu: heading of the people an entry may be given to
	giveTo: 'Confier à',
	nobody: 'Personne d’autre ne peut s’en occuper',
	// Menu: heading of the times
	putOff: 'Remettre',
	hour: 'Dans une heure',
	morning: 'À demain matin, 7 h',
	close: 'À la fermeture du prochain tirage',
	// Menu: shows again at once what was put off
	takeUp: 'Reprendre maintenant',
	// Menu: what was said to be done is not
	notDone: 'Ce n’est pas fait',
	assignedTo: 'Confié à {name}',
	mine: 'Pour vous',
	putOffUntil: 'Remis au {until}',
	doneBy: 'Fait : {name}',
	// Toasts
	saidDone: '« {entry} » : fait',
	saidPutOff: '« {entry} » est remis',
	saidGiven: '« {entry} » : {name} s’en occupe',
	saidTaken: '« {entry} » n’est plus confié à personne',
	undo: 'Annuler',
});
