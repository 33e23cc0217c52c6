import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	pick3: {
		id: 'picks.pick3',
		defaultMessage: 'Pick 3',
		description: 'Field: the three digits drawn',
	},
	pick3Help: {
		id: 'picks.pick3_help',
		defaultMessage: 'Trois chiffres, zéros compris.',
		description: 'Below the field',
	},
	pick4: {
		id: 'picks.pick4',
		defaultMessage: 'Pick 4',
		description: 'Field: the four digits drawn',
	},
	pick4Help: {
		id: 'picks.pick4_help',
		defaultMessage: 'Quatre chiffres ; vide s’il n’est pas tiré.',
		description: 'Below the field',
	},
});
