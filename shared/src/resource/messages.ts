import { defineTexts, words } from '../i18n/index.ts';

export const resourceMessages = {
	...defineTexts('resource', {
		// State of a row that was blocked
		blocked: 'Bloqué',
		yes: 'Oui',
		no: 'Non',
		edit: 'Modifier',
		// Action of a row, and its button in the dialog
		remove: 'Supprimer',
		removeTitle: 'Supprimer {name} ?',
		removeText: 'La suppression est définitive.',
		// The same of what the toast takes back, for ten seconds
		removeTextBriefly: 'Vous pourrez l’annuler pendant dix secondes.',
		// Button of a toast: takes back what was just done
		undo: 'Annuler',
		undone: 'Annulé.',
		saved: '{name} : c’est enregistré.',
		removed: '{name} : c’est supprimé.',
		blockedToast: '{name} : c’est bloqué.',
		unblockedToast: '{name} : c’est débloqué.',
		// Stands for the name in a toast about several rows
		rows: '{count, plural, one {# ligne} other {# lignes}}',
		// Toast: what was chosen is blocked already, or not blocked, as it was asked for
		nothingToChange: 'Rien à changer dans ce qui est choisi.',
		someFailed:
			'{failed, plural, one {# ligne n’a pas pu être changée} other {# lignes n’ont pas pu être changées}} : {reason}',
		// First choice of a filter of a build that has no text of its own for it
		all: '{filter} : tout',
		// In an empty list, for who may not add to it
		emptyForNow: 'Ce qui sera ajouté apparaîtra ici.',
		// Button in a list of today without a row
		lastDays: 'Voir les 7 derniers jours',
		// Link below a field in which nothing can be chosen yet, to the page that adds what could be chosen
		addFirst: 'Ajoutez-en d’abord',
		loadFailed: 'La liste n’a pas pu être chargée',
		itemFailed: 'Cet élément n’a pas pu être chargé',
		// In place of a form of a company, while "Toutes" is chosen
		chooseOne: 'Choisissez d’abord la compagnie',
		chooseThis: 'Choisissez d’abord la compagnie {company}',
		chooseText: 'Elle se choisit dans le menu de votre compte, en haut à droite.',
		// Button that opens this menu
		choose: 'Choisir la compagnie',
		backToList: 'Retour à la liste',
	}),
	// Builds of before take these from here.
	active: words.activeM,
	block: words.block,
	unblock: words.unblock,
	cancel: words.cancel,
	close: words.close,
	home: words.home,
	none: words.none,
};
