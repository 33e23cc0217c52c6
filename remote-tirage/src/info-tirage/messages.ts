import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('infotirage', {
	list: 'Catalogue des tirages',
	create: 'Nouvelle entrée du catalogue',
	edit: 'Modifier l’entrée du catalogue',
	empty:
		'Ajoutez une entrée pour chaque tirage que vous vendez : origine, moment, heure et jours. Les tirages se créent ensuite à partir d’elle.',
	sourceHelp:
		'L’État dont la loterie est tirée, par exemple New York. Les résultats officiels se retrouvent par ce nom.',
	keepTitle: 'Ce que gardent les tirages déjà créés',
	keepText:
		'Les tirages créés à partir de cette entrée gardent leur nom, leur fuseau, leur heure et leurs jours. L’origine, le moment et la couleur changent aussi chez eux.',
	previewText: 'Dates d’un tirage créé à partir de cette entrée.',
	previewEmpty: 'Choisissez le fuseau, l’heure et les jours pour voir les prochaines dates.',
});
