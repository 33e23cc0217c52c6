import { defineMessages } from '@borlette/shared/i18n';

export const rates = defineMessages({
	borlette1: {
		id: 'regle.rate.borlette1',
		defaultMessage: '1er lot',
		description: 'Rate',
	},
	borlette2: {
		id: 'regle.rate.borlette2',
		defaultMessage: '2e lot',
		description: 'Rate',
	},
	borlette3: {
		id: 'regle.rate.borlette3',
		defaultMessage: '3e lot',
		description: 'Rate',
	},
	mariage: {
		id: 'regle.rate.mariage',
		defaultMessage: 'Mariage',
		description: 'Rate',
	},
	mariage_gratuit: {
		id: 'regle.rate.mariage_gratuit',
		defaultMessage: 'Mariage gratuit',
		description: 'Rate',
	},
	lotto3: {
		id: 'regle.rate.lotto3',
		defaultMessage: 'Lotto 3',
		description: 'Rate',
	},
	lotto4: {
		id: 'regle.rate.lotto4',
		defaultMessage: 'Lotto 4',
		description: 'Rate',
	},
	lotto5: {
		id: 'regle.rate.lotto5',
		defaultMessage: 'Lotto 5',
		description: 'Rate',
	},
});
