import { defineTexts } from '@borlette/shared/i18n';

export const chartMessages = defineTexts('rapport.chart', {
	title: 'Vente, gains et balance',
	text: '{count, plural, one {La seule ligne} other {Les # lignes}} de plus forte vente de cette page',
	// Below the title: which days the chart shows
	textDays:
		'{count, plural, one {Le jour} other {Les # jours}} de la période, jours sans vente compris',
	// What the chart says to who cannot see it
	name: 'Graphique : {rows}',
	// One row of the chart, in words
	row: '{name} : vente {vente}, gains {gain}, balance finale {balance}',
});
