import { defineMessages } from '@borlette/shared/i18n';

export const linkMessages = defineMessages({
	copy: {
		id: 'rapport.copy_link',
		defaultMessage: 'Copier le lien',
		description: 'Button: copies the address of the report with its digest',
	},
	copied: {
		id: 'rapport.copied',
		defaultMessage: 'Lien copié. Qui l’ouvre saura si les chiffres ont changé.',
		description: 'Toast',
	},
	copyFailed: {
		id: 'rapport.copy_failed',
		defaultMessage: 'Le lien n’a pas pu être copié. Voici l’adresse :',
		description: 'Above the address, where the browser copies nothing',
	},
	same: {
		id: 'rapport.same',
		defaultMessage: 'Mêmes chiffres que le {time}',
		description: 'A link to a report was opened, and nothing has changed',
	},
	sameText: {
		id: 'rapport.same_text',
		defaultMessage: 'Empreinte {digest} : chaque ligne est la même au centime près.',
		description: 'Below it; {digest} begins the SHA-256 of the figures',
	},
	changed: {
		id: 'rapport.changed',
		defaultMessage: 'Ces chiffres ne sont plus ceux du {time}',
		description: 'A link to a report was opened, and the figures are others',
	},
	changedText: {
		id: 'rapport.changed_text',
		defaultMessage:
			'Ils ont changé depuis (ventes, résultats ou annulations), ou ce lien vient de quelqu’un qui voit une autre compagnie ou d’autres surcussales.',
		description: 'Below it',
	},
	forget: {
		id: 'rapport.forget',
		defaultMessage: 'Ne plus comparer',
		description: 'Button: forgets the figures that the link was made of',
	},
});
