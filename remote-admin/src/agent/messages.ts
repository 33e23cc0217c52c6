import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: { id: 'agent.list', defaultMessage: 'Agents', description: 'Title of the list' },
	create: {
		id: 'agent.create',
		defaultMessage: 'Nouvel agent',
		description: 'Button of the list and title of the page it opens',
	},
	edit: {
		id: 'agent.edit',
		defaultMessage: 'Modifier l’agent',
		description: 'Title of the edit page',
	},
	empty: {
		id: 'agent.empty',
		defaultMessage: 'Ajoutez le premier agent : il pourra vendre dès qu’il aura un terminal.',
		description: 'A company without agents',
	},
	lastName: { id: 'agent.last_name', defaultMessage: 'Nom', description: 'Column and field' },
	firstName: { id: 'agent.first_name', defaultMessage: 'Prénom', description: 'Column and field' },
	username: {
		id: 'agent.username',
		defaultMessage: 'Pseudonyme',
		description: 'Column and field: what the agent signs in with',
	},
	usernameHelp: {
		id: 'agent.username_help',
		defaultMessage: 'L’agent se connecte avec ce nom ; il ne pourra plus changer.',
		description: 'Below the field',
	},
	password: { id: 'agent.password', defaultMessage: 'Mot de passe', description: 'Field' },
	phone: { id: 'agent.phone', defaultMessage: 'Téléphone', description: 'Column and field' },
	surcussale: {
		id: 'agent.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Column, field and filter: the branch of the agent',
	},
	commission: {
		id: 'agent.commission',
		defaultMessage: 'Commission',
		description: 'Column and field, a percentage',
	},
	commissionHelp: {
		id: 'agent.commission_help',
		defaultMessage: 'Part de ses ventes que l’agent garde.',
		description: 'Below the field',
	},
	device: {
		id: 'agent.device',
		defaultMessage: 'Terminal',
		description: 'Column and field: serial number of the terminal',
	},
	deviceHelp: {
		id: 'agent.device_help',
		defaultMessage: 'Numéro de série ; vide tant qu’aucun terminal n’est attribué.',
		description: 'Below the field',
	},
	balance: { id: 'agent.balance', defaultMessage: 'Solde', description: 'Column, an amount' },
	status: { id: 'agent.status', defaultMessage: 'État', description: 'Column and filter' },
	active: { id: 'agent.active', defaultMessage: 'Actifs', description: 'Choice of the filter' },
	blocked: { id: 'agent.blocked', defaultMessage: 'Bloqués', description: 'Choice of the filter' },
	createdAt: {
		id: 'agent.created_at',
		defaultMessage: 'Ajouté',
		description: 'Column, a relative time',
	},
	devices: {
		id: 'agent.devices',
		defaultMessage: 'Terminaux',
		description: 'Action of a row: the terminals of the agent',
	},
	passwordWarning: {
		id: 'agent.password_warning',
		defaultMessage:
			'L’agent sera déconnecté de son terminal et devra s’y connecter avec ce mot de passe.',
		description: 'In the dialog that gives a new password',
	},
});
