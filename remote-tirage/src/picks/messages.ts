import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('picks', {
	// Field: the three digits drawn
	pick3: 'Pick 3',
	pick3Help: 'Trois chiffres, zéros compris.',
	// Field: the four digits drawn
	pick4: 'Pick 4',
	pick4Help: 'Quatre chiffres ; vide s’il n’est pas tiré.',
});
