import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	picture: {
		id: 'login.preview.picture',
		defaultMessage: 'Aperçu du tableau de bord',
		description: 'Name of the picture of the dashboard',
	},
	sales: {
		id: 'login.preview.sales',
		defaultMessage: 'Ventes',
		description: 'Key figure in the picture of the dashboard',
	},
	gains: {
		id: 'login.preview.gains',
		defaultMessage: 'Gains',
		description: 'Key figure in the picture of the dashboard',
	},
	commission: {
		id: 'login.preview.commission',
		defaultMessage: 'Commission',
		description: 'Key figure in the picture of the dashboard',
	},
	net: {
		id: 'login.preview.net',
		defaultMessage: 'Net',
		description: 'Key figure in the picture of the dashboard',
	},
	byHour: {
		id: 'login.preview.byHour',
		defaultMessage: 'Ventes par heure',
		description: 'Chart in the picture of the dashboard',
	},
	nextDraws: {
		id: 'login.preview.nextDraws',
		defaultMessage: 'Prochains tirages',
		description: 'List in the picture of the dashboard',
	},
});
