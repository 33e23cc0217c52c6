import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'boules_block.list',
		defaultMessage: 'Boules bloquées',
		description: 'Title of the list',
	},
	create: {
		id: 'boules_block.create',
		defaultMessage: 'Bloquer des boules',
		description: 'Button of the list and title of the page it opens',
	},
	empty: {
		id: 'boules_block.empty',
		defaultMessage: 'Une boule bloquée est refusée à la vente. Aucune ne l’est pour l’instant.',
		description: 'No ball is blocked',
	},
	boule: { id: 'boules_block.boule', defaultMessage: 'Boule', description: 'Column' },
	boules: { id: 'boules_block.boules', defaultMessage: 'Boules', description: 'Field' },
	tirage: {
		id: 'boules_block.tirage',
		defaultMessage: 'Tirage',
		description: 'Column, field and filter',
	},
	everyTirage: {
		id: 'boules_block.every_tirage',
		defaultMessage: 'Tous les tirages',
		description: 'No draw in particular',
	},
	agent: {
		id: 'boules_block.agent',
		defaultMessage: 'Agent',
		description: 'Column, field and filter',
	},
	everyAgent: {
		id: 'boules_block.every_agent',
		defaultMessage: 'Tous les agents',
		description: 'No agent in particular',
	},
	start: {
		id: 'boules_block.start',
		defaultMessage: 'Du',
		description: 'Column and field: first draw date',
	},
	end: {
		id: 'boules_block.end',
		defaultMessage: 'Au',
		description: 'Column and field: last draw date',
	},
	endHelp: {
		id: 'boules_block.end_help',
		defaultMessage: 'Vide : jusqu’au déblocage.',
		description: 'Below the field',
	},
	noEnd: {
		id: 'boules_block.no_end',
		defaultMessage: 'Jusqu’au déblocage',
		description: 'Cell of a block without an end',
	},
	reason: { id: 'boules_block.reason', defaultMessage: 'Raison', description: 'Column and field' },
	status: { id: 'boules_block.status', defaultMessage: 'État', description: 'Column and filter' },
	blocked: {
		id: 'boules_block.blocked',
		defaultMessage: 'Bloquée',
		description: 'State of a blocked ball',
	},
	unblocked: {
		id: 'boules_block.unblocked',
		defaultMessage: 'Débloquée',
		description: 'State of a ball that was unblocked',
	},
	blockedOnes: {
		id: 'boules_block.blocked_ones',
		defaultMessage: 'Bloquées',
		description: 'Choice of the filter',
	},
	unblockedOnes: {
		id: 'boules_block.unblocked_ones',
		defaultMessage: 'Débloquées',
		description: 'Choice of the filter',
	},
	block: {
		id: 'boules_block.block',
		defaultMessage: 'Bloquer de nouveau',
		description: 'Action of a row',
	},
	unblock: {
		id: 'boules_block.unblock',
		defaultMessage: 'Débloquer',
		description: 'Action of a row',
	},
	blockedToast: {
		id: 'boules_block.blocked_toast',
		defaultMessage: '{name} : bloquée de nouveau.',
		description: 'Toast',
	},
	unblockedToast: {
		id: 'boules_block.unblocked_toast',
		defaultMessage: '{name} : débloquée.',
		description: 'Toast',
	},
	createdBy: {
		id: 'boules_block.created_by',
		defaultMessage: 'Par',
		description: 'Column: who blocked it',
	},
	createdAt: {
		id: 'boules_block.created_at',
		defaultMessage: 'Bloquée',
		description: 'Column: when it was blocked, a relative time',
	},
});
