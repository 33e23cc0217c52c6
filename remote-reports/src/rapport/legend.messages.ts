import { defineMessages } from '@borlette/shared/i18n';

export const legendMessages = defineMessages({
	title: {
		id: 'rapport.legend',
		defaultMessage: 'Comment ces chiffres se calculent',
		description: 'Title of the explanation of the figures',
	},
	vente: {
		id: 'rapport.legend_vente',
		defaultMessage: 'ce que les fiches non annulées ont misé',
		description: 'Explains "Vente"',
	},
	gain: {
		id: 'rapport.legend_gain',
		defaultMessage: 'ce que les fiches ont gagné, payé ou non',
		description: 'Explains "Gains"',
	},
	ppSans: {
		id: 'rapport.legend_pp_sans',
		defaultMessage: 'vente − gains',
		description: 'Explains "P/P sans %"',
	},
	ppAvec: {
		id: 'rapport.legend_pp_avec',
		defaultMessage: 'P/P sans % − commission agent',
		description: 'Explains "P/P avec %"',
	},
	balance: {
		id: 'rapport.legend_balance',
		defaultMessage: 'P/P avec % − commission surcussale',
		description: 'Explains "Balance finale"',
	},
	days: {
		id: 'rapport.legend_days',
		defaultMessage:
			'Les jours sont ceux des tirages, pas ceux des ventes. Une fiche qui joue plusieurs tirages compte dans chacun d’eux, mais une seule fois dans les totaux.',
		description: 'Last line of the explanation',
	},
});
