import { defineMessages } from '@borlette/shared/i18n';

export const days = defineMessages({
	title: {
		id: 'dashboard.days',
		defaultMessage: 'Les {days} derniers jours',
		description: 'Title of a section',
	},
	day: { id: 'dashboard.day', defaultMessage: 'Jour', description: 'Column' },
	fiches: { id: 'dashboard.days_fiches', defaultMessage: 'Fiches', description: 'Column' },
	winning: { id: 'dashboard.days_winning', defaultMessage: 'Gagnantes', description: 'Column' },
	voided: { id: 'dashboard.days_voided', defaultMessage: 'Annulées', description: 'Column' },
	gains: {
		id: 'dashboard.days_gains',
		defaultMessage: 'Gains des fiches',
		description: 'Column: what fiches won',
	},
	paid: { id: 'dashboard.days_paid', defaultMessage: 'Dont payés', description: 'Column' },
	gain: {
		id: 'dashboard.days_gain',
		defaultMessage: 'Gain',
		description: 'Column: of the house, in draws that brought money in',
	},
	perte: {
		id: 'dashboard.days_perte',
		defaultMessage: 'Perte',
		description: 'Column: of the house, in draws that cost money',
	},
	commission: {
		id: 'dashboard.days_commission',
		defaultMessage: 'Commission',
		description: 'Column: of the agents',
	},
});
