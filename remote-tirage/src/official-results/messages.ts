import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('official', {
	// Title of the page: results for all companies
	list: 'Lots gagnant Auto',
	empty: 'Importez les résultats d’une loterie d’État, ou entrez-en un pour toutes les compagnies.',
	// Button: results from a file
	import: 'Importer',
	// Button: one result for all companies
	enter: 'Entrer un résultat',
	// Column and field: the day of the draw
	day: 'Date',
	pick3: 'Pick 3',
	pick4: 'Pick 4',
	by: 'Entré par',
	// Column: how long ago
	at: 'Entré',
	// Filter and field: from this day
	from: 'Du',
	// Heading: dates of all companies
	waiting:
		'{count, plural, =0 {Aucune date n’attend de résultat} one {# date attend un résultat} other {# dates attendent un résultat}}',
	enterKnown: 'Entrer ce qui est connu',
	enterKnownText:
		'Les résultats officiels connus sont entrés pour chaque date qui attend dans la période, dans toutes les compagnies. Une autre personne les confirme.',
	nothingKnown: 'Aucun résultat officiel n’est connu pour ces dates. Importez-les d’abord.',
	outcomes: '{count, plural, one {# date} other {# dates}} dans les compagnies',
	entered: 'Entré, à confirmer',
	confirmed: 'Confirmé',
	same: 'Le même résultat y est déjà',
	conflict: 'Un autre résultat y est : rien n’a changé',
	secondPerson: 'Une autre personne doit confirmer',
	notHeld: 'Pas encore tiré',
	// Badge beside a company whose server is away, for example
	failed: 'N’a pas abouti : réessayez plus tard',
	enterTitle: 'Entrer un résultat pour toutes les compagnies',
	enterText: 'Il est entré dans chaque compagnie qui joue ce tirage ; rien n’est jamais écrasé.',
	// Button of the form
	enterEverywhere: 'Entrer partout',
	nobodyPlays: 'Le résultat est retenu, mais aucune compagnie n’a ce tirage à cette date.',
	// Choice of a draw: when it is held, how many companies play it, how many dates wait
	drawChoice:
		'{state} {slot}, {time} ({companies, plural, one {# compagnie} other {# compagnies}}{waiting, plural, =0 {} one {, # date attend} other {, # dates attendent}})',
	known:
		'Le résultat officiel de ce tirage est connu : {numbers}, entré par {name}. Il n’est jamais écrasé.',
	confirmEverywhere: 'Confirmer partout',
	nothingWaits: 'Ce résultat n’attend nulle part.',
});
