import { defineMessages } from '../i18n/index.ts';

export const exportMessages = defineMessages({
	export: {
		id: 'table.export',
		defaultMessage: 'Exporter',
		description: 'Button that opens the choice of files',
	},
	csv: {
		id: 'table.export_csv',
		defaultMessage: 'CSV (pour un programme)',
		description: 'Kind of file: numbers with a decimal point in every language',
	},
	xlsx: {
		id: 'table.export_xlsx',
		defaultMessage: 'Excel (XLSX)',
		description: 'Kind of file',
	},
	pdf: {
		id: 'table.export_pdf',
		defaultMessage: 'PDF (à imprimer)',
		description: 'Kind of file',
	},
	rows: {
		id: 'table.export_rows',
		defaultMessage: '{count, plural, one {La ligne du filtre} other {Les # lignes du filtre}}',
		description: 'Heading of the choice of files: all rows of the filter, not of the page',
	},
	cancel: {
		id: 'table.export_cancel',
		defaultMessage: 'Annuler l’export ({size})',
		description: 'Button while a file is written; {size} is what came so far: 1,2 Mo',
	},
	done: {
		id: 'table.export_done',
		defaultMessage: 'Fichier enregistré : {file}',
		description: 'Toast once a file was written',
	},
	megabytes: {
		id: 'table.megabytes',
		defaultMessage: '{size, number, ::.0} Mo',
		description: 'Size of a file',
	},
});
