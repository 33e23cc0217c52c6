import { defineTexts } from '@borlette/shared/i18n';

export const linkMessages = defineTexts('rapport.link', {
	// Button: copies the address of the report with its digest
	copy: 'Copier le lien',
	copied: 'Lien copié. Qui l’ouvrira saura si les chiffres ont changé.',
	copyFailed: 'Le lien n’a pas pu être copié. Voici l’adresse :',
	// Link: opens WhatsApp with the figures and the address, to be sent to somebody there
	share: 'WhatsApp',
	shareText:
		'Vente {vente} · Gains {gain} · Balance finale {balance}{state, select, provisional { (provisoire)} other {}}',
	// A link to a report was opened, and nothing has changed
	same: 'Mêmes chiffres que le {time}',
	// Below it; {digest} begins the SHA-256 of the figures
	sameText: 'Empreinte {digest} : chaque ligne est la même au centime près.',
	changed: 'Ces chiffres ne sont plus ceux du {time}',
	changedText:
		'Ils ont changé depuis (ventes, résultats ou annulations), ou ce lien vient de quelqu’un qui voit une autre compagnie ou d’autres surcussales.',
	// Button: forgets the figures that the link was made of
	forget: 'Ne plus comparer',
});
