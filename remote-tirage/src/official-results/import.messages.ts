import { defineTexts } from '@borlette/shared/i18n';

export const texts = defineTexts('official.import_page', {
	importTitle: 'Importer des résultats officiels',
	importText:
		'Ce qui est nouveau et sans doute est retenu ; tout le reste est nommé avec sa ligne et son motif.',
	// Field: the state whose lottery the file is of
	fileState: 'Loterie',
	fileStateHelp: 'L’État dont le fichier porte les résultats.',
	file: 'Fichier CSV',
	fileHelp:
		'L’export de la loterie (Draw Date, Midday Daily #…) ou les colonnes date, slot, pick3, pick4. Au plus 5 Mo.',
	imported:
		'{count, plural, =0 {Aucun résultat nouveau} one {# résultat importé} other {# résultats importés}}',
	importedText:
		'{draws, plural, one {# tirage lu} other {# tirages lus}}, {known, plural, one {# déjà connu} other {# déjà connus}}, {problems, plural, =0 {aucun problème} one {# problème} other {# problèmes}}.',
	problems: '{count, plural, one {# ligne non retenue} other {# lignes non retenues}}',
	copied: 'Copié.',
	notCopied: 'Le navigateur a refusé la copie. Exportez la liste.',
	// Button: the list of problems as a file
	export: 'Exporter CSV',
	firstProblems: 'Les {count} premières sont montrées ; le fichier les contient toutes.',
	// Column: line of the file
	line: 'Ligne',
	// Column: part of the day
	moment: 'Moment',
	// Column: as the file has it
	value: 'Valeur',
	// Column: what stands against it
	against: 'Déjà connu',
	badDate: 'La date n’en est pas une',
	badNumber: 'Le numéro n’a pas trois ou quatre chiffres, ou sa ligne est coupée ou décalée',
	badSum: 'La somme des chiffres ne correspond pas',
	badSlot: 'Le moment de la journée est inconnu',
	missingPick3: 'Le Pick 3 manque',
	conflictInFile: 'Le fichier se contredit : une autre ligne donne un autre numéro',
	conflictWithKnown: 'Un autre résultat est déjà connu ; il n’est pas écrasé',
});
