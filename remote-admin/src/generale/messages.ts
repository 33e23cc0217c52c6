import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'generale.list',
		defaultMessage: 'Générales',
		description: 'Title of the list',
	},
	create: {
		id: 'generale.create',
		defaultMessage: 'Nouvelle générale',
		description: 'Button of the list and title of the page it opens',
	},
	edit: {
		id: 'generale.edit',
		defaultMessage: 'Modifier la générale',
		description: 'Title of the edit page',
	},
	empty: {
		id: 'generale.empty',
		defaultMessage: 'Une générale regroupe les surcussales d’une région. Ajoutez la première.',
		description: 'A company without groupings',
	},
	name: {
		id: 'generale.name',
		defaultMessage: 'Nom',
		description: 'Column and field',
	},
	zone: {
		id: 'generale.zone',
		defaultMessage: 'Zone',
		description: 'Column and field: the region',
	},
	zoneHelp: {
		id: 'generale.zone_help',
		defaultMessage: 'Par exemple « Artibonite ».',
		description: 'Below the field',
	},
	responsible: {
		id: 'generale.responsible',
		defaultMessage: 'Responsable',
		description: 'Column and field: name of the person in charge',
	},
	phone: {
		id: 'generale.phone',
		defaultMessage: 'Téléphone',
		description: 'Column and field',
	},
	surcussales: {
		id: 'generale.surcussales',
		defaultMessage: 'Surcussales',
		description: 'Column: how many branches it groups',
	},
	commission: {
		id: 'generale.commission',
		defaultMessage: 'Commission',
		description: 'Column and field, a percentage',
	},
	commissionHelp: {
		id: 'generale.commission_help',
		defaultMessage: 'Part des ventes de ses surcussales que la générale reçoit.',
		description: 'Below the field',
	},
	createdAt: {
		id: 'generale.created_at',
		defaultMessage: 'Ajoutée',
		description: 'Column, a relative time',
	},
});
