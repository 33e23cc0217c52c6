import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('palette', {
	// Title of the palette, for screen readers
	title: 'Chercher et agir',
	// Name of its field
	field: 'Page, agent, surcussale, tirage, fiche ou action',
	// Name of the list of what was found
	results: 'Résultats',
	recent: 'Ouverts récemment',
	actions: 'Actions',
	pages: 'Pages',
	// Last row of a group that shows only the first ones: leads to {list}, the title of the list, with all of them
	rest: 'Voir tous les résultats dans « {list} »',
	// Said to screen readers
	count: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
	searching: 'Recherche…',
	nothing: 'Rien ne correspond à « {q} ».',
	// What one can type: below an empty list, and beside "nothing"; rows that one may see
	hint: 'Tapez {agent, select, true {un nom ou un code d’agent, } other {}}{surcussale, select, true {une surcussale, } other {}}{tirage, select, true {un tirage, } other {}}{fiche, select, true {la référence entière d’une fiche, } other {}}le nom d’une page ou une action suivie de sa valeur.',
	// The rows could not be looked for; pages are found all the same
	failed: 'Les agents, tirages et fiches n’ont pas pu être cherchés. Retapez pour réessayer.',
	// Title of the dialog, and the button that opens it
	shortcuts: 'Raccourcis clavier',
	everywhere: 'Partout',
	openPalette: 'chercher une page, un agent, une fiche, une action',
	openShortcuts: 'montrer ces raccourcis',
	print: 'imprimer toutes les lignes de la liste',
	escape: 'fermer ce qui est ouvert',
	inPalette: 'Dans la recherche',
	choose: 'choisir',
	firstLast: 'premier, dernier',
	open: 'ouvrir',
	inDays: 'Dans un champ de date',
	nextDay: 'jour suivant, précédent',
	nextMonth: 'mois suivant, précédent',
	inBoard: 'Sur la grille des boules',
	move: 'd’une boule à l’autre',
	rowEnds: 'bouts de la ligne ; avec Ctrl : de la grille',
	typeBall: 'aller à la boule tapée',
	openBall: 'bloquer la boule',
	inForms: 'Dans un champ de boules',
	addBall: 'ajouter la boule tapée',
	dropBall: 'enlever la dernière, champ vide',
	inClosings: 'Clôture',
	agents: 'agent précédent, suivant ; ↓ dans la recherche : premier montant',
	book: 'enregistrer, puis l’agent suivant',
	dropAmount: 'effacer le montant saisi',
	slip: 'bordereau ; encore une fois : l’imprimer',
});
