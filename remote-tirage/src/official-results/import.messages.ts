import { defineMessages } from '@borlette/shared/i18n';

export const texts = defineMessages({
	importTitle: {
		id: 'official.import_page.import_title',
		defaultMessage: 'Importer des résultats officiels',
		description: 'Title of the page',
	},
	importText: {
		id: 'official.import_page.import_text',
		defaultMessage:
			'Ce qui est nouveau et sans doute est retenu ; tout le reste est nommé avec sa ligne et sa raison.',
		description: 'Below that title',
	},
	fileState: {
		id: 'official.import_page.file_state',
		defaultMessage: 'Loterie',
		description: 'Field: the state whose lottery the file is of',
	},
	fileStateHelp: {
		id: 'official.import_page.file_state_help',
		defaultMessage: 'L’État dont le fichier porte les résultats.',
		description: 'Below the field',
	},
	file: {
		id: 'official.import_page.file',
		defaultMessage: 'Fichier CSV',
		description: 'Field',
	},
	fileHelp: {
		id: 'official.import_page.file_help',
		defaultMessage:
			'L’export de la loterie (Draw Date, Midday Daily #…) ou les colonnes date, slot, pick3, pick4. Au plus 5 Mo.',
		description: 'Below the field',
	},
	imported: {
		id: 'official.import_page.imported',
		defaultMessage:
			'{count, plural, =0 {Aucun résultat nouveau} one {# résultat importé} other {# résultats importés}}',
		description: 'Title of the summary of an import',
	},
	importedText: {
		id: 'official.import_page.imported_text',
		defaultMessage:
			'{draws, plural, one {# tirage lu} other {# tirages lus}}, {known, plural, one {# déjà connu} other {# déjà connus}}, {problems, plural, =0 {aucun problème} one {# problème} other {# problèmes}}.',
		description: 'Text of that summary',
	},
	problems: {
		id: 'official.import_page.problems',
		defaultMessage: '{count, plural, one {# ligne non retenue} other {# lignes non retenues}}',
		description: 'Heading of the list of problems',
	},
	copy: {
		id: 'official.import_page.copy',
		defaultMessage: 'Copier',
		description: 'Button: the list of problems',
	},
	copied: {
		id: 'official.import_page.copied',
		defaultMessage: 'Copié.',
		description: 'Toast',
	},
	notCopied: {
		id: 'official.import_page.not_copied',
		defaultMessage: 'Le navigateur a refusé la copie. Exportez la liste.',
		description: 'Toast',
	},
	export: {
		id: 'official.import_page.export',
		defaultMessage: 'Exporter CSV',
		description: 'Button: the list of problems as a file',
	},
	firstProblems: {
		id: 'official.import_page.first_problems',
		defaultMessage: 'Les {count} premières sont montrées ; le fichier les contient toutes.',
		description: 'Below a long list of problems',
	},
	line: {
		id: 'official.import_page.line',
		defaultMessage: 'Ligne',
		description: 'Column: line of the file',
	},
	moment: {
		id: 'official.import_page.moment',
		defaultMessage: 'Moment',
		description: 'Column: part of the day',
	},
	value: {
		id: 'official.import_page.value',
		defaultMessage: 'Valeur',
		description: 'Column: as the file has it',
	},
	why: {
		id: 'official.import_page.why',
		defaultMessage: 'Raison',
		description: 'Column: why it was not taken',
	},
	against: {
		id: 'official.import_page.against',
		defaultMessage: 'Déjà connu',
		description: 'Column: what stands against it',
	},
	badDate: {
		id: 'official.import_page.bad_date',
		defaultMessage: 'La date n’en est pas une',
		description: 'Why a line was not taken',
	},
	badNumber: {
		id: 'official.import_page.bad_number',
		defaultMessage: 'Le numéro n’a pas trois ou quatre chiffres',
		description: 'Why a line was not taken',
	},
	badSum: {
		id: 'official.import_page.bad_sum',
		defaultMessage: 'La somme des chiffres ne correspond pas',
		description: 'Why a line was not taken',
	},
	badSlot: {
		id: 'official.import_page.bad_slot',
		defaultMessage: 'Le moment de la journée est inconnu',
		description: 'Why a line was not taken',
	},
	missingPick3: {
		id: 'official.import_page.missing_pick3',
		defaultMessage: 'Le Pick 3 manque',
		description: 'Why a line was not taken',
	},
	conflictInFile: {
		id: 'official.import_page.conflict_in_file',
		defaultMessage: 'Le fichier se contredit : une autre ligne donne un autre numéro',
		description: 'Why a line was not taken',
	},
	conflictWithKnown: {
		id: 'official.import_page.conflict_with_known',
		defaultMessage: 'Un autre résultat est déjà connu ; il n’est pas écrasé',
		description: 'Why a line was not taken',
	},
});
