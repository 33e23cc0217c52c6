import { defineTexts, words } from '@borlette/shared/i18n';

export const days = {
	...defineTexts('dashboard.days', {
		title: 'Les {days} derniers jours',
		day: 'Jour',
		winning: 'Gagnantes',
		voided: 'Annulées',
		// Column: what fiches won
		gains: 'Gains des fiches',
		paid: 'Dont payés',
		// Column: of the house, in draws that brought money in
		gain: 'Gain',
		// Column: of the house, in draws that cost money
		perte: 'Perte',
	}),
	fiches: words.fiches,
	commission: words.commission,
};
