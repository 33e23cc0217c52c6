import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'supervisor.list',
		defaultMessage: 'Superviseurs',
		description: 'Title of the list',
	},
	create: {
		id: 'supervisor.create',
		defaultMessage: 'Nouveau superviseur',
		description: 'Button of the list and title of the page it opens',
	},
	edit: {
		id: 'supervisor.edit',
		defaultMessage: 'Modifier le superviseur',
		description: 'Title of the edit page',
	},
	empty: {
		id: 'supervisor.empty',
		defaultMessage:
			'Un superviseur suit les surcussales qui lui sont confiées. Ajoutez le premier.',
		description: 'A company without supervisors',
	},
	lastName: {
		id: 'supervisor.last_name',
		defaultMessage: 'Nom',
		description: 'Column and field',
	},
	firstName: {
		id: 'supervisor.first_name',
		defaultMessage: 'Prénom',
		description: 'Column and field',
	},
	username: {
		id: 'supervisor.username',
		defaultMessage: 'Pseudonyme',
		description: 'Column and field: what the supervisor signs in with',
	},
	usernameHelp: {
		id: 'supervisor.username_help',
		defaultMessage: 'Le superviseur se connecte avec ce nom ; il ne pourra plus changer.',
		description: 'Below the field',
	},
	password: {
		id: 'supervisor.password',
		defaultMessage: 'Mot de passe',
		description: 'Field',
	},
	phone: {
		id: 'supervisor.phone',
		defaultMessage: 'Téléphone',
		description: 'Column and field',
	},
	surcussales: {
		id: 'supervisor.surcussales',
		defaultMessage: 'Surcussales',
		description: 'Column: how many branches the supervisor has',
	},
	commission: {
		id: 'supervisor.commission',
		defaultMessage: 'Commission',
		description: 'Column and field, a percentage',
	},
	commissionHelp: {
		id: 'supervisor.commission_help',
		defaultMessage: 'Part des ventes de ses surcussales que le superviseur reçoit.',
		description: 'Below the field',
	},
	status: {
		id: 'supervisor.status',
		defaultMessage: 'État',
		description: 'Column and filter',
	},
	active: {
		id: 'supervisor.active',
		defaultMessage: 'Actifs',
		description: 'Choice of the filter',
	},
	blocked: {
		id: 'supervisor.blocked',
		defaultMessage: 'Bloqués',
		description: 'Choice of the filter',
	},
	createdAt: {
		id: 'supervisor.created_at',
		defaultMessage: 'Ajouté',
		description: 'Column, a relative time',
	},
	permissions: {
		id: 'supervisor.permissions',
		defaultMessage: 'Permissions',
		description: 'Action of a row: what the supervisor may do',
	},
	passwordWarning: {
		id: 'supervisor.password_warning',
		defaultMessage:
			'Le superviseur sera déconnecté partout et devra se connecter avec ce mot de passe.',
		description: 'In the dialog that gives a new password',
	},
});
