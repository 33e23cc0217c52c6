import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'surcussale.list',
		defaultMessage: 'Surcussales',
		description: 'Title of the list',
	},
	create: {
		id: 'surcussale.create',
		defaultMessage: 'Nouvelle surcussale',
		description: 'Button of the list and title of the page it opens',
	},
	edit: {
		id: 'surcussale.edit',
		defaultMessage: 'Modifier la surcussale',
		description: 'Title of the edit page',
	},
	empty: {
		id: 'surcussale.empty',
		defaultMessage: 'Les agents vendent dans une surcussale. Ajoutez la première.',
		description: 'A company without branches',
	},
	name: {
		id: 'surcussale.name',
		defaultMessage: 'Nom',
		description: 'Column and field',
	},
	city: {
		id: 'surcussale.city',
		defaultMessage: 'Ville',
		description: 'Column and field',
	},
	address: {
		id: 'surcussale.address',
		defaultMessage: 'Adresse',
		description: 'Field',
	},
	phone: {
		id: 'surcussale.phone',
		defaultMessage: 'Téléphone',
		description: 'Column and field',
	},
	supervisor: {
		id: 'surcussale.supervisor',
		defaultMessage: 'Superviseur',
		description: 'Column, field and filter',
	},
	supervisorHelp: {
		id: 'surcussale.supervisor_help',
		defaultMessage: 'Il voit cette surcussale, ses agents, leurs fiches et leurs rapports.',
		description: 'Below the field',
	},
	noSupervisor: {
		id: 'surcussale.no_supervisor',
		defaultMessage: 'Sans superviseur',
		description: 'Cell and choice: nobody looks after the branch',
	},
	generale: {
		id: 'surcussale.generale',
		defaultMessage: 'Générale',
		description: 'Column, field and filter: regional grouping',
	},
	noGenerale: {
		id: 'surcussale.no_generale',
		defaultMessage: 'Aucune',
		description: 'Cell and choice: the branch belongs to no grouping',
	},
	agents: {
		id: 'surcussale.agents',
		defaultMessage: 'Agents',
		description: 'Column: how many agents sell there',
	},
	commission: {
		id: 'surcussale.commission',
		defaultMessage: 'Commission',
		description: 'Column and field, a percentage',
	},
	commissionHelp: {
		id: 'surcussale.commission_help',
		defaultMessage: 'Part des ventes de ses agents que la surcussale garde.',
		description: 'Below the field',
	},
	status: {
		id: 'surcussale.status',
		defaultMessage: 'État',
		description: 'Column and filter',
	},
	active: {
		id: 'surcussale.active',
		defaultMessage: 'Actives',
		description: 'Choice of the filter',
	},
	blocked: {
		id: 'surcussale.blocked',
		defaultMessage: 'Bloquées',
		description: 'Choice of the filter',
	},
	isActive: {
		id: 'surcussale.is_active',
		defaultMessage: 'Active',
		description: 'State of a branch that can sell',
	},
	isBlocked: {
		id: 'surcussale.is_blocked',
		defaultMessage: 'Bloquée',
		description: 'State of a branch that was blocked',
	},
	block: {
		id: 'surcussale.block',
		defaultMessage: 'Bloquer',
		description: 'Action of a row',
	},
	unblock: {
		id: 'surcussale.unblock',
		defaultMessage: 'Débloquer',
		description: 'Action of a row',
	},
	blockedToast: {
		id: 'surcussale.blocked_toast',
		defaultMessage: '{name} : bloquée.',
		description: 'Toast after blocking',
	},
	unblockedToast: {
		id: 'surcussale.unblocked_toast',
		defaultMessage: '{name} : débloquée.',
		description: 'Toast after unblocking',
	},
});
