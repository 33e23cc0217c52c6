import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	name: { id: 'schedule.name', defaultMessage: 'Nom', description: 'Column and field' },
	source: {
		id: 'schedule.source',
		defaultMessage: 'Origine',
		description: 'Column: the state whose lottery is drawn, e.g. New York',
	},
	slot: {
		id: 'schedule.slot',
		defaultMessage: 'Moment',
		description: 'Column and filter: part of the day',
	},
	drawTime: {
		id: 'schedule.draw_time',
		defaultMessage: 'Heure du tirage',
		description: 'Column and field',
	},
	drawTimeHelp: {
		id: 'schedule.draw_time_help',
		defaultMessage: 'Heure locale du fuseau choisi.',
		description: 'Below the field',
	},
	days: {
		id: 'schedule.days',
		defaultMessage: 'Jours',
		description: 'Column and field: weekdays it is drawn on',
	},
	everyDay: {
		id: 'schedule.every_day',
		defaultMessage: 'Tous les jours',
		description: 'Cell of the column of weekdays',
	},
	dayRange: {
		id: 'schedule.day_range',
		defaultMessage: '{first} – {last}',
		description: 'Cell of the column of weekdays: from one to another, both included',
	},
	inZone: {
		id: 'schedule.in_zone',
		defaultMessage: '{time} à {city}',
		description: 'Time of the next draw by the clock of the company’s zone',
	},
	closed: {
		id: 'schedule.closed',
		defaultMessage: 'Ventes closes',
		description: 'In place of the countdown: closed, not yet drawn',
	},
	zone: {
		id: 'schedule.zone',
		defaultMessage: 'Fuseau horaire',
		description: 'Field: zone of the draw',
	},
	usualZones: {
		id: 'schedule.usual_zones',
		defaultMessage: 'Fuseaux du catalogue',
		description: 'Heading in the list of zones',
	},
	otherZones: {
		id: 'schedule.other_zones',
		defaultMessage: 'Autres fuseaux',
		description: 'Heading in the list of zones',
	},
	moreZones: {
		id: 'schedule.more_zones',
		defaultMessage: 'Tapez une ville pour voir les {count} autres fuseaux.',
		description: 'End of the list of zones',
	},
	preview: {
		id: 'schedule.preview',
		defaultMessage: 'Prochains tirages',
		description: 'Heading of the preview below the form',
	},
	previewText: {
		id: 'schedule.preview_text',
		defaultMessage: 'Tels qu’ils seront tenus après l’enregistrement.',
		description: 'Below that heading',
	},
	previewEmpty: {
		id: 'schedule.preview_empty',
		defaultMessage:
			'Choisissez le fuseau, l’heure, les jours et la clôture pour voir les prochaines dates.',
		description: 'In place of the preview while the form is incomplete',
	},
	previewClose: {
		id: 'schedule.preview_close',
		defaultMessage: 'Clôture des ventes',
		description: 'In the preview, before the time at which sales end',
	},
	yourTime: {
		id: 'schedule.your_time',
		defaultMessage: 'À votre heure ({city})',
		description: 'In the preview: the same end of sales by the clock of the person’s machine',
	},
	companyTime: {
		id: 'schedule.company_time',
		defaultMessage: 'À {city}',
		description: 'In the preview: the same end of sales by the clock of the company',
	},
	closesIn: {
		id: 'schedule.closes_in',
		defaultMessage: 'Clôture dans {time}',
		description: 'In the preview, below the first draw; {time} is a countdown',
	},
	clockChange: {
		id: 'schedule.clock_change',
		defaultMessage:
			'L’heure change à {city} entre ces dates : le tirage reste à {time}, heure locale.',
		description: 'Below the preview, when summer time begins or ends between two of the draws',
	},
	matin: { id: 'schedule.slot_matin', defaultMessage: 'Matin', description: 'Part of the day' },
	midi: { id: 'schedule.slot_midi', defaultMessage: 'Midi', description: 'Part of the day' },
	soir: { id: 'schedule.slot_soir', defaultMessage: 'Soir', description: 'Part of the day' },
	nuit: { id: 'schedule.slot_nuit', defaultMessage: 'Nuit', description: 'Part of the day' },
});
