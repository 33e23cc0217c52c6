import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('import', {
	// Button above a list: leads to the page that takes rows from a file
	import: 'Importer',
	agents: 'Importer des agents',
	surcussales: 'Importer des surcussales',
	limits: 'Importer des limites',
	// The list that one comes from and goes back to
	ofSurcussales: 'Surcussales',
	ofLimits: 'Limites par agent',
	text: 'Le fichier est vérifié en entier avant que la première ligne soit écrite.',
	template: 'Modèle à remplir',
	templateText:
		'Le classeur Excel explique chaque colonne dans sa deuxième feuille. Les titres sont compris en français, anglais et allemand ; l’ordre des colonnes est libre.',
	xlsx: 'Modèle Excel',
	csv: 'Modèle CSV',
	file: 'Fichier CSV ou Excel',
	fileHelp: 'Au plus 5 000 lignes et 5 Mo. D’un classeur, la première feuille visible est lue.',
	check: 'Vérifier le fichier',
	unreadable:
		'Le fichier ne se lit pas, ou n’a aucun des titres attendus. Ils sont sur la première ligne, comme dans le modèle.',
	// In its place where it is known: {columns} are headings, with commas
	columnsWrong: 'Il manque une colonne au fichier, ou elle y est deux fois : {columns}.',
	// After the check of a file
	allGood:
		'{rows, plural, =0 {Le fichier ne contient aucune ligne} one {La ligne est bonne} other {Les # lignes sont bonnes}}',
	someWrong:
		'{wrong, plural, one {# ligne est à corriger} other {# lignes sont à corriger}}, {good, plural, =0 {aucune n’est bonne} one {# est bonne} other {# sont bonnes}}',
	changes:
		'{count, plural, one {# existe déjà et reçoit les valeurs du fichier.} other {# existent déjà et reçoivent les valeurs du fichier.}}',
	// Rows of limits that name no agent
	forEverybody:
		'{count, plural, one {# ligne ne nomme aucun agent : elle vaut pour tous les agents.} other {# lignes ne nomment aucun agent : elles valent pour tous les agents.}}',
	// Codes of agents that a spreadsheet wrote as numbers
	zeros:
		'{count, plural, one {# code reçoit ses zéros devant, comme ceux de la maison.} other {# codes reçoivent leurs zéros devant, comme ceux de la maison.}}',
	nothingWritten: 'Rien n’est encore écrit.',
	unknown: 'Colonnes ignorées : {names}.',
	take: '{count, plural, one {Importer la ligne} other {Importer les # lignes}}',
	takeGood:
		'{count, plural, one {Importer seulement la bonne ligne} other {Importer seulement les # bonnes lignes}}',
	// Way back, to mend the file and send it again
	another: 'Choisir un autre fichier',
	faults: '{count, plural, one {# cellule à corriger} other {# cellules à corriger}}',
	firstFaults: 'Les {count} premières sont montrées.',
	row: 'Ligne',
	column: 'Colonne',
	value: 'Valeur',
	what: 'À corriger',
	done: '{added, plural, =0 {Rien n’a été ajouté} one {# ligne ajoutée} other {# lignes ajoutées}}',
	doneChanged: '{count, plural, one {# modifiée} other {# modifiées}}',
	doneRefused: '{count, plural, one {# non retenue} other {# non retenues}}',
	answer: 'Télécharger le fichier de réponse',
	answerText: 'Vos lignes, avec ce que chacune est devenue.',
	answerSecret:
		'Vos lignes, avec ce que chacune est devenue, les codes et les mots de passe. Ils ne peuvent plus être affichés après cette page.',
	// Question when the page is left before its passwords were kept
	leaveTitle: 'Quitter sans les mots de passe ?',
	leaveSending:
		'L’importation continue sans vous, mais les mots de passe des nouveaux agents ne pourront plus être affichés.',
	leaveText:
		'{count, plural, one {Le mot de passe d’un agent ne pourra plus être affiché.} other {Les mots de passe de # agents ne pourront plus être affichés.}} Téléchargez d’abord le fichier de réponse, ou imprimez les cartes d’accès.',
	conflict: 'Quelqu’un a pris un nom ou un code entre-temps : vérifiez le fichier encore une fois.',
});
