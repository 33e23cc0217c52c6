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
	// At the head of a printed list: when, and by whom
	made: 'Établi le {time} par {name}',
	// On printing a list that is too long for a browser; a file to print is made in its place
	tooLong: 'Cette liste a {count, number} lignes : imprimez plutôt le PDF, qui se prépare.',
});
