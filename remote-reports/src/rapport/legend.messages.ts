import { defineTexts } from '@borlette/shared/i18n';

export const legendMessages = defineTexts('rapport.legend', {
	title: 'Comment ces chiffres se calculent',
	vente: 'ce que les fiches non annulées ont misé',
	// Explains “Dont en cours”, beside the sales
	pending:
		'de la vente, ce qui est misé sur des tirages pas encore réglés : les P/P le comptent en entier, ce qu’il coûtera n’est pas connu',
	gain: 'ce que les fiches ont gagné, payé ou non',
	// Explains "P/P sans %"
	ppSans: 'vente − gains',
	// Explains "P/P avec %"
	ppAvec: 'P/P sans % − commission agent',
	// Explains "Balance finale"
	balance: 'P/P avec % − commission surcussale',
	days: 'Les jours sont ceux des tirages, pas ceux des ventes. Une fiche qui joue plusieurs tirages compte dans chacun d’eux, mais une seule fois dans les totaux.',
});
