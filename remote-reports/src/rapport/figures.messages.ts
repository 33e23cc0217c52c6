import { defineTexts, words } from '@borlette/shared/i18n';

export const figureNames = {
	...defineTexts('rapport.figure', {
		// Column: tickets that won
		fiches_gagnantes: 'Fiches gagnantes',
		// Column: voided tickets
		deleted_fiches: 'Fiches annulées',
		vente: 'Vente',
		// Column beside it, while some are: what of it was sold for draws that are not settled yet
		pending: 'Dont en cours',
		// Column: what of the gains is paid
		paid: 'Gains payés',
		// Column: what the agents earn
		commission: 'Commission agent',
		// Column: profit or loss before commission
		pp_sans_commission: 'P/P sans %',
		// Column: profit or loss after the commission of the agents
		pp_avec_commission: 'P/P avec %',
		// Column: what the branches earn
		commission_surcussale: 'Commission surcussale',
		// Column: what is left in the end
		balance_finale: 'Balance finale',
	}),
	fiches: words.fiches,
	gain: words.gains,
};
