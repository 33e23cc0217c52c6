import { defineTexts } from '../../i18n/index.ts';

/** Whom a row concerns, as parts of a sentence: "45 bloquée pour tous les agents, Georgia Soir, aujourd’hui". */
export const scopeMessages = defineTexts('scope', {
	// Each of these stands inside of a sentence, in a list
	agents: 'tous les agents',
	surcussales: 'toutes les surcussales',
	tirages: 'tous les tirages',
	boules: 'chaque boule',
	today: 'aujourd’hui',
	fromToday: 'dès aujourd’hui',
	// One day
	day: 'le {from}',
	// From a day on, without an end
	from: 'dès le {from}',
	between: 'du {from} au {until}',
	// Above the button that saves; {scope} is such a list
	whole: 'Vaut pour toute la maison : {scope}.',
	part: 'Vaut pour {scope}.',
	// After saving
	saved: '{name} : c’est enregistré pour {scope}.',
	// A row in a toast, with whom it concerns
	row: '{name} ({scope})',
});
