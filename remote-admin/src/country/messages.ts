import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: { id: 'country.list', defaultMessage: 'Pays', description: 'Title of the list' },
	create: { id: 'country.create', defaultMessage: 'Nouveau pays', description: 'Button and title' },
	edit: { id: 'country.edit', defaultMessage: 'Modifier le pays', description: 'Title' },
	empty: {
		id: 'country.empty',
		defaultMessage: 'Ajoutez le premier pays : chaque compagnie appartient à un pays.',
		description: 'No country yet',
	},
	flag: {
		id: 'country.flag',
		defaultMessage: 'Drapeau',
		description: 'Column and field: a picture',
	},
	flagHelp: {
		id: 'country.flag_help',
		defaultMessage: 'PNG, JPEG ou WebP, 5 Mo au plus.',
		description: 'Below the field',
	},
	name: { id: 'country.name', defaultMessage: 'Nom', description: 'Column and field' },
	code: {
		id: 'country.code',
		defaultMessage: 'Code',
		description: 'Column and field: ISO code of the country',
	},
	codeHelp: {
		id: 'country.code_help',
		defaultMessage: 'Deux lettres majuscules (ISO 3166), par exemple HT.',
		description: 'Below the field',
	},
	removeText: {
		id: 'country.remove_text',
		defaultMessage:
			'Le pays et ses villes disparaissent. Un pays qui a des compagnies ne se supprime pas.',
		description: 'Text of the dialog that deletes',
	},
});
