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
	name: { id: 'tirage.name', defaultMessage: 'Nom', description: 'Column and field' },
	source: {
		id: 'tirage.source',
		defaultMessage: 'Origine',
		description: 'Column: the state whose lottery is drawn, e.g. New York',
	},
	slot: {
		id: 'tirage.slot',
		defaultMessage: 'Moment',
		description: 'Column and filter: part of the day',
	},
	drawTime: {
		id: 'tirage.draw_time',
		defaultMessage: 'Heure du tirage',
		description: 'Column and field',
	},
	drawTimeHelp: {
		id: 'tirage.draw_time_help',
		defaultMessage: 'Heure locale du fuseau choisi.',
		description: 'Below the field',
	},
	days: {
		id: 'tirage.days',
		defaultMessage: 'Jours',
		description: 'Column and field: weekdays it is drawn on',
	},
	everyDay: {
		id: 'tirage.every_day',
		defaultMessage: 'Tous les jours',
		description: 'Cell of the column of weekdays',
	},
	dayRange: {
		id: 'tirage.day_range',
		defaultMessage: '{first} – {last}',
		description: 'Cell of the column of weekdays: from one to another, both included',
	},
	nextDraw: {
		id: 'tirage.next_draw',
		defaultMessage: 'Prochain tirage',
		description: 'Column: date and time',
	},
	inZone: {
		id: 'tirage.in_zone',
		defaultMessage: '{time} à {city}',
		description: 'Time of the next draw by the clock of the company’s zone',
	},
	closing: {
		id: 'tirage.closing',
		defaultMessage: 'Clôture dans',
		description: 'Column: countdown to the end of sales',
	},
	closed: {
		id: 'tirage.closed',
		defaultMessage: 'Ventes closes',
		description: 'In place of the countdown: closed, not yet drawn',
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
		defaultMessage: 'au',
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
	zone: {
		id: 'tirage.zone',
		defaultMessage: 'Fuseau horaire',
		description: 'Field: zone of the draw',
	},
	usualZones: {
		id: 'tirage.usual_zones',
		defaultMessage: 'Fuseaux du catalogue',
		description: 'Heading in the list of zones',
	},
	otherZones: {
		id: 'tirage.other_zones',
		defaultMessage: 'Autres fuseaux',
		description: 'Heading in the list of zones',
	},
	moreZones: {
		id: 'tirage.more_zones',
		defaultMessage: 'Tapez une ville pour voir les {count} autres fuseaux.',
		description: 'End of the list of zones',
	},
	preview: {
		id: 'tirage.preview',
		defaultMessage: 'Prochains tirages',
		description: 'Heading of the preview below the form',
	},
	previewText: {
		id: 'tirage.preview_text',
		defaultMessage: 'Tels qu’ils seront tenus après l’enregistrement.',
		description: 'Below that heading',
	},
	previewEmpty: {
		id: 'tirage.preview_empty',
		defaultMessage:
			'Choisissez le fuseau, l’heure, les jours et la clôture pour voir les prochaines dates.',
		description: 'In place of the preview while the form is incomplete',
	},
	previewClose: {
		id: 'tirage.preview_close',
		defaultMessage: 'Clôture des ventes',
		description: 'In the preview, before the time at which sales end',
	},
	yourTime: {
		id: 'tirage.your_time',
		defaultMessage: 'À votre heure ({city})',
		description: 'In the preview: the same end of sales by the clock of the person’s machine',
	},
	companyTime: {
		id: 'tirage.company_time',
		defaultMessage: 'À {city}',
		description: 'In the preview: the same end of sales by the clock of the company',
	},
	closesIn: {
		id: 'tirage.closes_in',
		defaultMessage: 'Clôture dans {time}',
		description: 'In the preview, below the first draw; {time} is a countdown',
	},
	clockChange: {
		id: 'tirage.clock_change',
		defaultMessage:
			'L’heure change à {city} entre ces dates : le tirage reste à {time}, heure locale.',
		description: 'Below the preview, when summer time begins or ends between two of the draws',
	},
	matin: { id: 'tirage.slot_matin', defaultMessage: 'Matin', description: 'Part of the day' },
	midi: { id: 'tirage.slot_midi', defaultMessage: 'Midi', description: 'Part of the day' },
	soir: { id: 'tirage.slot_soir', defaultMessage: 'Soir', description: 'Part of the day' },
	nuit: { id: 'tirage.slot_nuit', defaultMessage: 'Nuit', description: 'Part of the day' },
});
