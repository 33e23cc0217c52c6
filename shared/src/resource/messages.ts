import { defineMessages } from '../i18n/index.ts';

export const resourceMessages = defineMessages({
	active: {
		id: 'resource.active',
		defaultMessage: 'Actif',
		description: 'State of a row that can be used',
	},
	blocked: {
		id: 'resource.blocked',
		defaultMessage: 'Bloqué',
		description: 'State of a row that was blocked',
	},
	yes: { id: 'resource.yes', defaultMessage: 'Oui', description: 'Cell of a yes/no column' },
	no: { id: 'resource.no', defaultMessage: 'Non', description: 'Cell of a yes/no column' },
	none: { id: 'resource.none', defaultMessage: '—', description: 'Cell without a value' },
	edit: { id: 'resource.edit', defaultMessage: 'Modifier', description: 'Action of a row' },
	block: { id: 'resource.block', defaultMessage: 'Bloquer', description: 'Action of a row' },
	unblock: { id: 'resource.unblock', defaultMessage: 'Débloquer', description: 'Action of a row' },
	remove: {
		id: 'resource.remove',
		defaultMessage: 'Supprimer',
		description: 'Action of a row, and its button in the dialog',
	},
	removeTitle: {
		id: 'resource.remove_title',
		defaultMessage: 'Supprimer {name} ?',
		description: 'Title of the dialog',
	},
	removeText: {
		id: 'resource.remove_text',
		defaultMessage: 'La suppression est définitive.',
		description: 'Text of the dialog',
	},
	cancel: {
		id: 'resource.cancel',
		defaultMessage: 'Annuler',
		description: 'Way out of a dialog or form',
	},
	close: {
		id: 'resource.close',
		defaultMessage: 'Fermer',
		description: 'Way out of the dialog of a row',
	},
	undo: {
		id: 'resource.undo',
		defaultMessage: 'Annuler',
		description: 'Button of a toast: takes back what was just done',
	},
	undone: {
		id: 'resource.undone',
		defaultMessage: 'Annulé.',
		description: 'Toast after something was taken back',
	},
	saved: {
		id: 'resource.saved',
		defaultMessage: '{name} : enregistré.',
		description: 'Toast after saving',
	},
	removed: {
		id: 'resource.removed',
		defaultMessage: '{name} : supprimé.',
		description: 'Toast after deleting',
	},
	blockedToast: {
		id: 'resource.blocked_toast',
		defaultMessage: '{name} : bloqué.',
		description: 'Toast after blocking',
	},
	unblockedToast: {
		id: 'resource.unblocked_toast',
		defaultMessage: '{name} : débloqué.',
		description: 'Toast after unblocking',
	},
	rows: {
		id: 'resource.rows',
		defaultMessage: '{count, plural, one {# ligne} other {# lignes}}',
		description: 'Stands for the name in a toast about several rows',
	},
	someFailed: {
		id: 'resource.some_failed',
		defaultMessage:
			'{failed, plural, one {# ligne n’a pas pu être changée} other {# lignes n’ont pas pu être changées}} : {reason}',
		description: 'Toast after an action on several rows of which some failed',
	},
	all: {
		id: 'resource.all',
		defaultMessage: '{filter} : tout',
		description: 'First choice of a filter',
	},
	loadFailed: {
		id: 'resource.load_failed',
		defaultMessage: 'La liste n’a pas pu être chargée',
		description: 'Title of the error state of a list',
	},
	itemFailed: {
		id: 'resource.item_failed',
		defaultMessage: 'Cet élément n’a pas pu être chargé',
		description: 'Title of the error state of an edit page',
	},
	backToList: {
		id: 'resource.back_to_list',
		defaultMessage: 'Retour à la liste',
		description: 'Link',
	},
	home: {
		id: 'resource.home',
		defaultMessage: 'Tableau de bord',
		description: 'First step of the breadcrumb',
	},
});
