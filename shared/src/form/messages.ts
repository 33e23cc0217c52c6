import { defineMessages } from '../i18n/index.ts';

export const formMessages = defineMessages({
	save: { id: 'form.save', defaultMessage: 'Enregistrer', description: 'Submit button of a form' },
	cancel: {
		id: 'form.cancel',
		defaultMessage: 'Annuler',
		description: 'Link that leaves a form or dialog',
	},
	saving: {
		id: 'form.saving',
		defaultMessage: 'Enregistrement…',
		description: 'Submit button while the call runs',
	},
	leaveTitle: {
		id: 'form.leave_title',
		defaultMessage: 'Quitter sans enregistrer ?',
		description: 'Dialog when a changed form is left',
	},
	leaveText: {
		id: 'form.leave_text',
		defaultMessage: 'Ce que vous avez saisi sera perdu.',
		description: 'Below the title of that dialog',
	},
	leave: { id: 'form.leave', defaultMessage: 'Quitter', description: 'Button of that dialog' },
	stay: { id: 'form.stay', defaultMessage: 'Rester', description: 'Button of that dialog' },
	draftRestored: {
		id: 'form.draft_restored',
		defaultMessage: 'Brouillon restauré',
		description: 'Notice above a form filled from a draft',
	},
	draftText: {
		id: 'form.draft_text',
		defaultMessage: 'Votre saisie précédente a été reprise. Elle n’est pas encore enregistrée.',
		description: 'Below that notice',
	},
	draftDiscard: {
		id: 'form.draft_discard',
		defaultMessage: 'Abandonner le brouillon',
		description: 'Button of that notice',
	},
	notSaved: {
		id: 'form.not_saved',
		defaultMessage: 'Non enregistré',
		description: 'Title of the alert above a form whose call failed',
	},
	conflictTitle: {
		id: 'form.conflict_title',
		defaultMessage: 'Modifié entre-temps',
		description: 'Title of the comparison after a version conflict',
	},
	conflictText: {
		id: 'form.conflict_text',
		defaultMessage:
			'Quelqu’un d’autre a enregistré cet élément pendant votre saisie. Choisissez ce qui doit rester, champ par champ.',
		description: 'Text of the comparison',
	},
	conflictSame: {
		id: 'form.conflict_same',
		defaultMessage: 'Les valeurs sont les mêmes des deux côtés. Enregistrez de nouveau.',
		description: 'Text of the comparison when no shown field differs',
	},
	mine: {
		id: 'form.mine',
		defaultMessage: 'La mienne',
		description: 'Choice in the comparison: what I typed',
	},
	theirs: {
		id: 'form.theirs',
		defaultMessage: 'La leur',
		description: 'Choice in the comparison: what the other person saved',
	},
	keepChosen: {
		id: 'form.keep_chosen',
		defaultMessage: 'Enregistrer ces choix',
		description: 'Button of the comparison',
	},
	none: { id: 'form.none', defaultMessage: 'Aucun', description: 'Empty value' },
	choose: {
		id: 'form.choose',
		defaultMessage: 'Choisir…',
		description: 'First entry of a list of choices',
	},
	searchChoice: {
		id: 'form.search_choice',
		defaultMessage: 'Tapez pour rechercher',
		description: 'Placeholder of a searchable list of choices',
	},
	chosenCount: {
		id: 'form.chosen_count',
		defaultMessage:
			'{count, plural, =0 {Rien de choisi} one {# élément choisi} other {# éléments choisis}}',
		description: 'Below a list of which several rows can be chosen',
	},
	moreChoices: {
		id: 'form.more_choices',
		defaultMessage: '{shown} affichés sur {total} : cherchez pour voir les autres.',
		description: 'Below such a list when it is too long to be shown whole',
	},
	noChoice: {
		id: 'form.no_choice',
		defaultMessage: 'Aucun résultat',
		description: 'No choice matches what was typed',
	},
	choicesFailed: {
		id: 'form.choices_failed',
		defaultMessage: 'Les choix n’ont pas pu être chargés.',
		description: 'Below a list of choices',
	},
	choicesLack: {
		id: 'form.choices_lack',
		defaultMessage: 'Pour choisir ici, il faut aussi la permission {code}.',
		description: 'In place of a list of choices that the person may not read',
	},
	retry: { id: 'form.retry', defaultMessage: 'Réessayer', description: 'Button' },
	openChoices: {
		id: 'form.open_choices',
		defaultMessage: 'Ouvrir la liste',
		description: 'Button of a searchable list of choices',
	},
	showPassword: {
		id: 'form.show_password',
		defaultMessage: 'Afficher le mot de passe',
		description: 'Button in a password field',
	},
	makePassword: {
		id: 'form.make_password',
		defaultMessage: 'Générer',
		description: 'Button beside a password field: fills in a strong one',
	},
	hidePassword: {
		id: 'form.hide_password',
		defaultMessage: 'Masquer le mot de passe',
		description: 'Button in a password field',
	},
	ballsHelp: {
		id: 'form.balls_help',
		defaultMessage: 'Séparez les boules par une espace ou une virgule, par exemple 07 12*34 123.',
		description: 'Below the field for balls',
	},
	ballInvalid: {
		id: 'form.ball_invalid',
		defaultMessage: '{ball} n’est pas une boule valable.',
		description: 'Below the field for balls',
	},
	removeBall: {
		id: 'form.remove_ball',
		defaultMessage: 'Retirer {ball}',
		description: 'Button on a ball',
	},
	chooseImage: {
		id: 'form.choose_image',
		defaultMessage: 'Choisir une image',
		description: 'Button of a picture field',
	},
	removeImage: {
		id: 'form.remove_image',
		defaultMessage: 'Retirer l’image',
		description: 'Button of a picture field',
	},
	imageType: {
		id: 'form.image_type',
		defaultMessage: 'Choisissez une image PNG, JPEG ou WebP.',
		description: 'Below a picture field',
	},
	imageSize: {
		id: 'form.image_size',
		defaultMessage: 'L’image dépasse {limit} Mo.',
		description: 'Below a picture field',
	},
	fileSize: {
		id: 'form.file_size',
		defaultMessage: 'Le fichier dépasse {limit} Mo.',
		description: 'Below a field for a file',
	},
	chooseFile: {
		id: 'form.choose_file',
		defaultMessage: 'Choisir un fichier',
		description: 'Button of a field for a file',
	},
	dropFile: {
		id: 'form.drop_file',
		defaultMessage: 'ou déposez-le ici',
		description: 'Beside that button: files can be dragged here',
	},
	removeFile: {
		id: 'form.remove_file',
		defaultMessage: 'Retirer {file}',
		description: 'Button beside a chosen file',
	},
});
