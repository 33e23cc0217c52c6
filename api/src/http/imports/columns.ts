import type { ImportColumn } from './kind.ts';

/** A number that `phoneIn` reads. */
export const PHONE_COLUMN: ImportColumn = {
	name: 'phone',
	title: { fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
	help: {
		fr: 'Avec ou sans +509, avec ou sans espaces.',
		en: 'With or without +509, with or without blanks.',
		de: 'Mit oder ohne +509, mit oder ohne Leerzeichen.',
	},
	sample: '+509 36 12 3456',
};
