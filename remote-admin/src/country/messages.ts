import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('country', {
	list: 'Pays',
	create: 'Nouveau pays',
	edit: 'Modifier le pays',
	empty: 'Ajoutez le premier pays : chaque compagnie appartient à un pays.',
	flag: 'Drapeau',
	flagHelp: 'PNG, JPEG ou WebP, 5 Mo au plus.',
	codeHelp: 'Deux lettres majuscules (ISO 3166), par exemple HT.',
	removeText:
		'Le pays et ses villes disparaissent. Un pays qui a des compagnies ne se supprime pas.',
});
