import { defineTexts } from '@borlette/shared/i18n';

/** Of a result that waits. {names}: who may confirm it, like "Marie Joseph ou Paul Désir". */
export const confirmation = defineTexts('lotgagnant.confirmation', {
	// To who may confirm it
	allowed: 'Entré par {name}, à confirmer',
	// To who entered it
	enteredIt: 'Vous avez entré ce résultat : une autre personne le confirme, {names}.',
	// To a supervisor
	notHouse: 'Entré par {name}. Une autre personne de la maison le confirme : {names}.',
	// To who lacks the permission; {names} have it
	noCode: 'Entré par {name}. Vous n’avez pas la permission de confirmer ; adressez-vous à {names}.',
	// To the provider who looks at all companies at once
	noCompany:
		'Entré par {name}. Choisissez cette compagnie pour confirmer, ou laissez {names} le faire.',
	// Instead of names, where nobody of the house may confirm
	provider: 'le fournisseur',
});
