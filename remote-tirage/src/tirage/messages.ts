import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: { id: 'tirage.list', defaultMessage: 'Tirages', description: 'Title of the list' },
	create: {
		id: 'tirage.create',
		defaultMessage: 'Nouveau tirage',
		description: 'Button of the list and title of the page it opens',
	},
	edit: {
		id: 'tirage.edit',
		defaultMessage: 'Modifier le tirage',
		description: 'Title of the edit page',
	},
	empty: {
		id: 'tirage.empty',
		defaultMessage:
			'Ajoutez le premier tirage à partir du catalogue : les ventes s’ouvrent pour ses prochaines dates.',
		description: 'A company without draws',
	},
	nextDraw: {
		id: 'tirage.next_draw',
		defaultMessage: 'Prochain tirage',
		description: 'Column: date and time',
	},
	closing: {
		id: 'tirage.closing',
		defaultMessage: 'Clôture dans',
		description: 'Column: countdown to the end of sales',
	},
	cutoff: {
		id: 'tirage.cutoff',
		defaultMessage: 'Clôture',
		description: 'Column and field: minutes before the draw at which sales end',
	},
	cutoffValue: {
		id: 'tirage.cutoff_value',
		defaultMessage: '{minutes} min avant',
		description: 'Cell of that column',
	},
	cutoffHelp: {
		id: 'tirage.cutoff_help',
		defaultMessage: 'Minutes avant le tirage où les ventes s’arrêtent.',
		description: 'Below the field',
	},
	minutes: { id: 'tirage.minutes', defaultMessage: 'min', description: 'Unit behind a field' },
	status: { id: 'tirage.status', defaultMessage: 'État', description: 'Column and filter' },
	active: { id: 'tirage.active', defaultMessage: 'Actifs', description: 'Choice of the filter' },
	blocked: {
		id: 'tirage.blocked',
		defaultMessage: 'Bloqués',
		description: 'Choice of the filter',
	},
	from: {
		id: 'tirage.from',
		defaultMessage: 'Tiré du',
		description: 'Filter: draws held on this day or later',
	},
	until: {
		id: 'tirage.until',
		defaultMessage: 'Au',
		description: 'Filter, follows "Tiré du": and on this day or earlier',
	},
	info: {
		id: 'tirage.info',
		defaultMessage: 'Tirage du catalogue',
		description: 'Field: the entry it is built from',
	},
	infoHelp: {
		id: 'tirage.info_help',
		defaultMessage:
			'Reprend son nom, son fuseau, son heure et ses jours ; vous pouvez les changer.',
		description: 'Below the field',
	},
});
