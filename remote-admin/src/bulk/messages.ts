import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('bulk', {
	// Button above ticked rows: opens the choice of what to change in all of them
	menu: 'Modifier la sélection',
	// Change of many agents at once: to another branch, and so to its supervisor
	surcussale: 'Changer de surcussale',
	supervisor: 'Changer de superviseur',
	commission: 'Changer la commission',
	limit: 'Fixer une limite',
	message: 'Envoyer un message',
	supervisorHelp: 'Pour ne proposer que ses surcussales.',
	noSupervisor: 'Aucun superviseur',
	commissionHelp:
		'Vaut pour les ventes à venir ; ce qui est vendu garde son taux, même si vous annulez.',
	limitHelp:
		'Chaque agent aura cette limite du jeu, à la place de la sienne s’il en a une. Une des trois bornes au moins est nécessaire.',
	minStake: 'Mise minimale',
	maxStake: 'Mise maximale',
	subject: 'Titre',
	endsAt: 'Jusqu’à',
	endsAtHelp: 'Vide : jusqu’à ce que vous le désactiviez.',
	// Button: shows what would change, and changes nothing yet
	preview: 'Voir l’aperçu',
	willChange:
		'{count, plural, =0 {Rien ne changera} one {# ligne changera} other {# lignes changeront}}',
	stays:
		'{count, plural, one {# ligne reste comme elle est} other {# lignes restent comme elles sont}}',
	before: 'Avant',
	after: 'Après',
	// Cell: there is nothing yet, for example no limit
	nothing: 'Rien',
	// Why a row stays
	same: 'C’est déjà ainsi',
	changedMeanwhile: 'Modifié entre-temps par quelqu’un d’autre',
	gone: 'N’existe plus',
	forbidden: 'Vos permissions ne le permettent pas',
	more: '{count, plural, one {et # autre ligne} other {et # autres lignes}}',
	apply: '{count, plural, one {Appliquer à # ligne} other {Appliquer à # lignes}}',
	// Toast; {change} is for example "Changer la commission"
	done: '{change} : {count, plural, one {# ligne changée} other {# lignes changées}}.',
	// Button of the toast
	undo: 'Annuler',
	undone:
		'{count, plural, =0 {Rien n’a été remis} one {# ligne remise comme avant} other {# lignes remises comme avant}}.',
	undoneBut:
		'{count, plural, =0 {Rien n’a été remis} one {# ligne remise comme avant} other {# lignes remises comme avant}} ; {left, plural, one {# modifiée depuis reste ainsi} other {# modifiées depuis restent ainsi}}.',
	// Above the rows that were left when the others were changed
	leftTitle:
		'{count, plural, one {# ligne n’a pas été changée} other {# lignes n’ont pas été changées}}',
	// Toast, when the page was left before the answer; {names} are those rows
	leftNames:
		'{count, plural, one {# ligne n’a pas été changée} other {# lignes n’ont pas été changées}} : {names}.',
	// Bounds of a limit, in one line
	minOf: 'min. {amount}',
	maxOf: 'max. {amount}',
	totalOf: 'total {amount}',
	// A limit that does not apply
	off: 'désactivée',
	// List of what was changed in many rows at once
	list: 'Modifications groupées',
	empty: 'Ce que vous changez sur plusieurs lignes à la fois se trouve ici, et peut être annulé.',
	what: 'Modification',
	everyChange: 'Toutes les modifications',
	rows: 'Lignes',
	at: 'Le',
	cancelled: 'Annulée',
	activation: 'Bloquer ou débloquer',
	undoTitle: 'Annuler cette modification ?',
	undoText:
		'Chaque ligne redevient ce qu’elle était avant. Ce que quelqu’un a changé depuis reste comme il est.',
	undoAction: 'Annuler la modification',
	// Column: what kind of rows
	of: 'Lignes de',
	// What was changed, in the question whether to take it back
	rowsChanged: '{change}, {count, plural, one {# ligne} other {# lignes}}, {at}.',
	surcussales: 'Surcussales',
	cancelledBy: 'Annulée par',
});
