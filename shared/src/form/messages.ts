import { defineTexts, words } from '../i18n/index.ts';

export const formMessages = {
	...defineTexts('form', {
		saving: 'Enregistrement…',
		// Dialog when a changed form is left
		leaveTitle: 'Quitter sans enregistrer ?',
		leaveText: 'Ce que vous avez saisi sera perdu.',
		leave: 'Quitter',
		stay: 'Rester',
		// Notice above a form filled from a draft
		draftRestored: 'Brouillon restauré',
		draftText: 'Votre saisie précédente a été reprise. Elle n’est pas encore enregistrée.',
		// Button of that notice
		draftDiscard: 'Abandonner le brouillon',
		notSaved: 'Non enregistré',
		conflictTitle: 'Modifié entre-temps',
		conflictText:
			'Quelqu’un d’autre a enregistré cet élément pendant votre saisie. Choisissez ce qui doit rester, champ par champ.',
		conflictSame: 'Les valeurs sont les mêmes des deux côtés. Enregistrez de nouveau.',
		// Choice in the comparison: what I typed
		mine: 'La mienne',
		// Choice in the comparison: what the other person saved
		theirs: 'La leur',
		// Button of the comparison
		keepChosen: 'Enregistrer ces choix',
		// Empty value
		none: 'Aucun',
		// First entry of a list of choices
		choose: 'Choisir…',
		// Placeholder of a searchable list of choices
		searchChoice: 'Tapez pour rechercher',
		chosenCount:
			'{count, plural, =0 {Rien de choisi} one {# élément choisi} other {# éléments choisis}}',
		moreChoices: '{shown} affichés sur {total} : cherchez pour voir les autres.',
		// No choice matches what was typed
		noChoice: 'Aucun résultat',
		// Error at a list of choices that is searched by typing: {text} was typed, and none of them taken
		notChosen: '« {text} » n’est pas un choix. Prenez-en un dans la liste, ou effacez.',
		choicesFailed: 'Les choix n’ont pas pu être chargés.',
		choicesLack: 'Pour choisir ici, il faut aussi la permission {code}.',
		retry: 'Réessayer',
		// Button of a searchable list of choices
		openChoices: 'Ouvrir la liste',
		showPassword: 'Afficher le mot de passe',
		// Button beside a password field: fills in a strong one
		makePassword: 'Générer',
		hidePassword: 'Masquer le mot de passe',
		ballsHelp: 'Séparez les boules par une espace ou une virgule, par exemple 07 12*34 123.',
		ballInvalid: '{ball} n’est pas une boule valable.',
		// Button on a ball
		removeBall: 'Retirer {ball}',
		chooseImage: 'Choisir une image',
		removeImage: 'Retirer l’image',
		imageType: 'Choisissez une image PNG, JPEG ou WebP.',
		imageSize: 'L’image dépasse {limit} Mo.',
		fileSize: 'Le fichier dépasse {limit} Mo.',
		// Button of a field for a file
		chooseFile: 'Choisir un fichier',
		// Beside that button: files can be dragged here
		dropFile: 'ou déposez-le ici',
		// Button beside a chosen file
		removeFile: 'Retirer {file}',
	}),
	// Builds of before take these from here.
	save: words.save,
	cancel: words.cancel,
};
