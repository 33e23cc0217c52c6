import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('picks', {
	// Field: the three digits drawn
	pick3: 'Pick 3',
	pick3Help: 'Trois chiffres, zéros compris.',
	// Error below the field; {count}: how many digits were typed
	pick3Wrong:
		'{count, plural, one {Un seul chiffre} other {# chiffres}} : il en faut trois, zéros compris, par exemple 042.',
	// Field: the four digits drawn
	pick4: 'Pick 4',
	pick4Help: 'Quatre chiffres ; vide s’il n’est pas tiré.',
	pick4Wrong:
		'{count, plural, one {Un seul chiffre} other {# chiffres}} : il en faut quatre, zéros compris, par exemple 0815, ou rien s’il n’est pas tiré.',
});
