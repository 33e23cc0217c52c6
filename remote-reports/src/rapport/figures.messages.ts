import { defineMessages } from '@borlette/shared/i18n';

export const figureNames = defineMessages({
	fiches: {
		id: 'rapport.fiches',
		defaultMessage: 'Fiches',
		description: 'Column: tickets sold, voided ones left out',
	},
	fiches_gagnantes: {
		id: 'rapport.fiches_gagnantes',
		defaultMessage: 'Fiches gagnantes',
		description: 'Column: tickets that won',
	},
	deleted_fiches: {
		id: 'rapport.deleted_fiches',
		defaultMessage: 'Fiches annulées',
		description: 'Column: voided tickets',
	},
	vente: {
		id: 'rapport.vente',
		defaultMessage: 'Vente',
		description: 'Column: what was staked',
	},
	gain: {
		id: 'rapport.gain',
		defaultMessage: 'Gains',
		description: 'Column: what the tickets won, paid or not',
	},
	paid: {
		id: 'rapport.paid',
		defaultMessage: 'Gains payés',
		description: 'Column: what of the gains is paid',
	},
	commission: {
		id: 'rapport.commission',
		defaultMessage: 'Commission agent',
		description: 'Column: what the agents earn',
	},
	pp_sans_commission: {
		id: 'rapport.pp_sans',
		defaultMessage: 'P/P sans %',
		description: 'Column: profit or loss before commission',
	},
	pp_avec_commission: {
		id: 'rapport.pp_avec',
		defaultMessage: 'P/P avec %',
		description: 'Column: profit or loss after the commission of the agents',
	},
	commission_surcussale: {
		id: 'rapport.commission_surcussale',
		defaultMessage: 'Commission surcussale',
		description: 'Column: what the branches earn',
	},
	balance_finale: {
		id: 'rapport.balance_finale',
		defaultMessage: 'Balance finale',
		description: 'Column: what is left in the end',
	},
});
