import { defineMessages } from '@borlette/shared/i18n';

export const figureMessages = defineMessages({
	rise: {
		id: 'figures.rise',
		defaultMessage: 'Hausse de {by}',
		description: 'Against an earlier figure; {by} is a percentage or an amount',
	},
	fall: {
		id: 'figures.fall',
		defaultMessage: 'Baisse de {by}',
		description: 'Against an earlier figure; {by} is a percentage or an amount',
	},
	steady: {
		id: 'figures.steady',
		defaultMessage: 'Sans changement',
		description: 'Against an earlier figure',
	},
	asTable: {
		id: 'figures.as_table',
		defaultMessage: 'Voir en tableau',
		description: 'Switch: the figures of a chart in a table instead',
	},
	chartFailed: {
		id: 'figures.chart_failed',
		defaultMessage: 'Le graphique n’a pas pu être chargé. Voici les mêmes chiffres.',
		description: 'Above the table that stands in for a chart',
	},
	retry: { id: 'figures.retry', defaultMessage: 'Réessayer', description: 'Button' },
});
