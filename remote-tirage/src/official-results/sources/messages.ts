import { defineTexts } from '@borlette/shared/i18n';

export const texts = defineTexts('official.sources', {
	list: 'Sources des résultats',
	create: 'Nouvelle source',
	edit: 'Modifier la source',
	// Button that leads to the list of sources
	open: 'Sources',
	empty:
		'Ajoutez l’adresse où une loterie publie ses résultats : ils sont lus après chaque tirage et entrés partout, une personne les confirme.',
	about:
		'Ce que toutes les sources actives d’une loterie disent pareil est entré dans chaque compagnie, à confirmer. Dès qu’une se tait, se trompe ou contredit l’autre, rien n’est pris et une personne entre le résultat.',
	// Field and column: the state whose lottery it tells of
	state: 'Loterie',
	stateHelp: 'Comme dans le catalogue des tirages, par exemple New York.',
	urlHelp: 'Publique et en HTTPS, d’un fichier CSV ou JSON.',
	format: 'Format',
	csv: 'CSV',
	json: 'JSON',
	wait: 'Demander après',
	waitHelp: 'Minutes après le tirage, quand la loterie a d’habitude publié.',
	late: 'En retard après',
	lateHelp: 'Minutes après le tirage, à partir desquelles le silence est signalé.',
	minutes: 'min',
	rows: 'Chemin de la liste',
	rowsHelp: 'En JSON, où sont les lignes : data.results. Vide : la réponse est la liste.',
	dateColumn: 'Colonne de la date',
	dayOrder: 'Dates écrites',
	ymd: '2026-12-31',
	mdy: '12/31/2026',
	dmy: '31/12/2026',
	slotColumn: 'Colonne du moment',
	slotColumnHelp: 'Là où chaque tirage a sa ligne. Vide : une ligne porte tous ceux du jour.',
	// Heading: which draws of the day a row holds, and in which columns
	draws: 'Tirages d’une ligne',
	drawsHelp:
		'« Essayer » propose les colonnes de la réponse. La somme des chiffres, là où elle est imprimée, trahit une faute de frappe.',
	// Label of one draw of the mapping, for screen readers: its number
	draw: 'Tirage {number}',
	when: 'Mot du moment',
	pick3: 'Pick 3',
	pick4: 'Pick 4',
	sum3: 'Somme Pick 3',
	sum4: 'Somme Pick 4',
	addDraw: 'Ajouter un tirage',
	removeDraw: 'Retirer le tirage {number}',
	// Before the buttons of layouts that are known
	layouts: 'Disposition connue :',
	lotteryLayout: 'Export d’une loterie',
	plainLayout: 'date, slot, pick3, pick4',
	// Button: asks the address now
	attempt: 'Essayer',
	attemptTitle: 'Ce qui serait lu maintenant',
	attemptText: 'Rien n’est retenu ni entré.',
	attempted:
		'{count, plural, =0 {Aucun tirage lu} one {# tirage lu} other {# tirages lus}} en {ms} ms{doubtful, plural, =0 {} one {, # ligne douteuse laissée} other {, # lignes douteuses laissées}}',
	newest: 'Les plus récents',
	wouldTake: 'Rien ne s’y oppose.',
	// Column: when it was asked last
	asked: 'Demandée',
	never: 'Pas encore',
	// Second line: when it is asked again
	again: 'de nouveau {at}',
	// Column: the newest draw that it told of
	said: 'A dit',
	problem: 'Constat',
	fine: 'En ordre',
	// A draw in a sentence
	ofDraw: '{slot} du {day} : {what}',
	unreachable: 'ne répond pas à temps',
	badStatus: 'répond {value} au lieu du fichier',
	forbiddenAddress: '{value} n’est pas une adresse publique en HTTPS',
	answerTooLarge: 'la réponse dépasse 5 Mo',
	notText: 'la réponse n’est pas du texte',
	layout: 'la disposition a changé : {value} n’y est pas, ou plus d’une fois',
	changed: 'dit {value} après avoir dit {known}',
	tooEarly: 'dit {value} d’un tirage qui n’a pas eu lieu',
	sourcesDiffer: 'dit {value}, une autre source {known}',
	secondSilent: 'se tait, une autre source dit {known}',
	silent: 'ne dit toujours rien',
	badDate: 'la date {day} ne se lit pas',
	badNumber: '{value} n’a pas trois ou quatre chiffres, ou sa ligne est coupée ou décalée',
	badSum: 'la somme des chiffres de {value} est fausse',
	badSlot: 'le moment {value} est inconnu',
	missingPick3: 'le Pick 3 manque',
	conflictInFile: 'dit à la fois {value} et {known}',
	conflictWithKnown: 'dit {value}, le résultat connu est {known}',
	// Link to where a person enters the result
	enter: 'Entrer le résultat',
});
