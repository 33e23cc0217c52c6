import { defineTexts, words } from '../i18n/index.ts';

export const formMessages = {
	...defineTexts('form', {
		saving: 'Enregistrement…',
		// Dialog when a changed form is left
		leaveTitle: 'Quitter sans enregistrer ?',
		leaveText: 'Ce que vous avez saisi sera perdu.',
		// The same while it is being saved
		leaveSendingTitle: 'Quitter pendant l’enregistrement ?',
		leaveSendingText:
			'L’enregistrement continue sans vous. S’il est refusé, un message vous le dira.',
		leave: 'Quitter',
		stay: 'Rester',
		// Notice above a form filled from a draft
		draftRestored: 'Brouillon restauré',
		draftText: 'Votre saisie précédente a été reprise. Elle n’est pas encore enregistrée.',
		// In its place where it had been sent: {reason} of "Peut-être enregistré"
		draftSent: 'Votre saisie était partie, et la page a été rechargée avant la réponse.',
		// Button of that notice
		draftDiscard: 'Abandonner le brouillon',
		notSaved: 'Non enregistré',
		// The same where no answer came: it may have been saved
		perhapsSaved: 'Peut-être enregistré',
		// Below it; {reason} is a sentence
		lookFirst: '{reason} Vérifiez d’abord si c’est fait.',
		// Below it, where the server does the same once; {reason} is a sentence
		sendAgain: '{reason} Enregistrez de nouveau sans rien changer : cela ne comptera qu’une fois.',
		// Toast, when no answer came to a form that was left meanwhile; {reason} is a sentence
		inDoubtLater: 'Peut-être enregistré : {reason} Vérifiez d’abord si c’est fait.',
		// Toast, when the server refused a form that was left meanwhile; {reason} is a sentence
		refusedLater: 'Non enregistré : {reason}',
		refusedAndKept: 'Non enregistré : {reason} Votre saisie est gardée : rouvrez le formulaire.',
		// Below a number that was changed: what is saved until then; {value} is empty where nothing is
		before: 'Avant : {value, select, empty {vide} other {{value}}}',
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
		// Below a field in which nothing can be chosen yet
		nothingYet: 'Rien à choisir pour l’instant.',
		// Placeholder of a searchable list of choices
		searchChoice: 'Tapez pour rechercher',
		chosenCount:
			'{count, plural, =0 {Rien de choisi} one {# élément choisi} other {# éléments choisis}}',
		moreChoices: '{shown} affichés sur {total} : cherchez pour voir les autres.',
		// No choice matches what was typed
		noChoice: 'Aucun résultat',
		// Error at a list of choices that is searched by typing: {text} was typed, and none of them taken
		notChosen: '« {text} » n’est pas un choix. Prenez-en un dans la liste, ou effacez.',
		// In place of the name of what was chosen: by an old link, or in another company
		notThere: 'Introuvable',
		choicesFailed: 'Les choix n’ont pas pu être chargés.',
		choicesLack: 'Pour choisir ici, il faut aussi la permission de voir cette liste.',
		retry: 'Réessayer',
		// Button in place of a filter whose choices could not be loaded; {label} is of the filter
		loadAgain: '{label} : recharger les choix',
		// Button of a searchable list of choices
		openChoices: 'Ouvrir la liste',
		// Beside it, while something is chosen
		clearChoice: 'Effacer le choix',
		// Beside a field for a day; {label} is of the field
		calendarOf: 'Calendrier : {label}',
		// Button beside a field for a colour; {label} is of the field
		coloursOf: 'Palette : {label}',
		// Square of a board of colours, from pale to strong and from dark to bright
		shade: 'Saturation et luminosité',
		// What that square is, for who hears the page
		shadeRole: 'curseur à deux dimensions',
		shadeValue: 'saturation {saturation} %, luminosité {brightness} %',
		// Slider of a board of colours: red, yellow, green…
		hue: 'Teinte',
		hueValue: '{hue}°',
		// What a table of days is, for who hears the page
		calendar: 'calendrier',
		// Name of the buttons above a calendar: today, yesterday, this month
		presets: 'Choix rapides',
		previousMonth: 'Mois précédent',
		nextMonth: 'Mois suivant',
		previousYear: 'Année précédente',
		nextYear: 'Année suivante',
		previousDecade: 'Dix années précédentes',
		nextDecade: 'Dix années suivantes',
		chooseMonth: 'choisir le mois',
		chooseYear: 'choisir l’année',
		// A day of the calendar that is the one chosen
		chosenDay: '{day}, choisi',
		// How a day is typed
		dayPlaceholder: 'jj/mm/aaaa',
		// How a time of day is typed
		timePlaceholder: 'hh:mm',
		// How day and time are typed
		momentPlaceholder: 'jj/mm/aaaa hh:mm',
		// Error at a field for a day: {text} was typed
		notADay: '« {text} » n’est pas une date. Écrivez jj/mm/aaaa, ou prenez-la dans le calendrier.',
		// Error at a field for a time of day: {text} was typed
		notATime: '« {text} » n’est pas une heure. Écrivez hh:mm.',
		// Error at a field for day and time: {text} was typed
		notAMoment: '« {text} » n’est pas une date et une heure. Écrivez jj/mm/aaaa hh:mm.',
		// Error at a field for an amount: {text} was typed, {example} is one as it is written: 1 234,50
		notAnAmount: '« {text} » n’est pas un montant. Écrivez-le comme {example}.',
		// Error at a field for a day: {day} is the first that may be chosen
		tooEarly: 'Pas avant le {day}.',
		// Error at a field for a day: {day} is the last that may be chosen
		tooLate: 'Pas après le {day}.',
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
		fileKind: 'Ce fichier n’est pas de ceux qui se lisent ici : {endings}.',
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
