import { defineTexts } from '@borlette/shared/i18n';

export const figureMessages = defineTexts('figures', {
	rise: 'Hausse de {by}',
	fall: 'Baisse de {by}',
	// Against an earlier figure
	steady: 'Sans changement',
	// Switch: the figures of a chart in a table instead
	asTable: 'Voir en tableau',
	chartFailed: 'Le graphique n’a pas pu être chargé. Voici les mêmes chiffres.',
});
