import { defineMessages } from '@borlette/shared/i18n';

export const chartMessages = defineMessages({
	title: {
		id: 'rapport.chart_title',
		defaultMessage: 'Vente, gains et balance',
		description: 'Title of the chart of a report',
	},
	text: {
		id: 'rapport.chart_text',
		defaultMessage:
			'{count, plural, one {La seule ligne} other {Les # lignes}} de plus forte vente de cette page',
		description: 'Below the title: which rows the chart shows',
	},
	textDays: {
		id: 'rapport.chart_text_days',
		defaultMessage: '{count, plural, one {Le jour} other {Les # jours}} de cette page',
		description: 'Below the title: which days the chart shows',
	},
	name: {
		id: 'rapport.chart_name',
		defaultMessage: 'Graphique : {rows}',
		description: 'What the chart says to who cannot see it',
	},
	row: {
		id: 'rapport.chart_row',
		defaultMessage: '{name} : vente {vente}, gains {gain}, balance finale {balance}',
		description: 'One row of the chart, in words',
	},
});
