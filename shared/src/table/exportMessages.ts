import { defineTexts } from '../i18n/index.ts';

export const exportMessages = defineTexts('table.export', {
	// Button that opens the choice of files
	export: 'Exporter',
	// Kind of file: numbers with a decimal point in every language
	csv: 'CSV (pour un programme)',
	xlsx: 'Excel (XLSX)',
	pdf: 'PDF (à imprimer)',
	// Heading of the choice of files: all rows of the filter, not of the page
	rows: '{count, plural, one {La ligne du filtre} other {Les # lignes du filtre}}',
	// Button while a file is written; {size} is what came so far: 1,2 Mo
	cancel: 'Annuler l’export ({size})',
	done: 'Fichier enregistré : {file}',
	megabytes: '{size, number, ::.0} Mo',
});
