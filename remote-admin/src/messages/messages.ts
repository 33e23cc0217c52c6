import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'message_push.list',
		defaultMessage: 'Messages aux terminaux',
		description: 'Title of the list',
	},
	create: {
		id: 'message_push.create',
		defaultMessage: 'Nouveau message',
		description: 'Button and title',
	},
	edit: { id: 'message_push.edit', defaultMessage: 'Modifier le message', description: 'Title' },
	empty: {
		id: 'message_push.empty',
		defaultMessage: 'Écrivez le premier message : il s’affiche sur les terminaux des agents.',
		description: 'No message yet',
	},
	subject: { id: 'message_push.subject', defaultMessage: 'Titre', description: 'Column and field' },
	body: { id: 'message_push.body', defaultMessage: 'Message', description: 'Field' },
	bodyHelp: {
		id: 'message_push.body_help',
		defaultMessage: 'Court, pour tenir sur l’écran du terminal.',
		description: 'Below the field',
	},
	recipients: {
		id: 'message_push.recipients',
		defaultMessage: 'Destinataires',
		description: 'Column',
	},
	everybody: {
		id: 'message_push.everybody',
		defaultMessage: 'Tous les terminaux',
		description: 'Who gets a message',
	},
	surcussale: {
		id: 'message_push.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Field and filter: only its terminals get the message',
	},
	surcussaleNone: {
		id: 'message_push.surcussale_none',
		defaultMessage: 'Toutes les surcussales',
		description: 'First choice of the field',
	},
	agent: {
		id: 'message_push.agent',
		defaultMessage: 'Agent',
		description: 'Field and filter: only this agent gets the message',
	},
	agentNone: {
		id: 'message_push.agent_none',
		defaultMessage: 'Tous les agents',
		description: 'First choice of the field',
	},
	agentHelp: {
		id: 'message_push.agent_help',
		defaultMessage:
			'Une surcussale ou un agent, pas les deux ; ni l’un ni l’autre : tous les terminaux.',
		description: 'Below the field',
	},
	startsAt: {
		id: 'message_push.starts_at',
		defaultMessage: 'Affiché à partir de',
		description: 'Column and field',
	},
	endsAt: {
		id: 'message_push.ends_at',
		defaultMessage: 'Jusqu’à',
		description: 'Column and field',
	},
	endsAtHelp: {
		id: 'message_push.ends_at_help',
		defaultMessage: 'Vide : jusqu’à ce que vous le désactiviez.',
		description: 'Below the field',
	},
	noEnd: {
		id: 'message_push.no_end',
		defaultMessage: 'Sans fin',
		description: 'Column without a value',
	},
	zoneHelp: {
		id: 'message_push.zone_help',
		defaultMessage: 'Heure de {zone}.',
		description: 'Below the field',
	},
	status: { id: 'message_push.status', defaultMessage: 'État', description: 'Column and filter' },
	active: {
		id: 'message_push.active',
		defaultMessage: 'Actifs',
		description: 'Choice of the filter',
	},
	inactive: {
		id: 'message_push.inactive',
		defaultMessage: 'Désactivés',
		description: 'Choice of the filter',
	},
	stateActive: {
		id: 'message_push.state_active',
		defaultMessage: 'Actif',
		description: 'State of a message',
	},
	stateInactive: {
		id: 'message_push.state_inactive',
		defaultMessage: 'Désactivé',
		description: 'State of a message',
	},
	activate: { id: 'message_push.activate', defaultMessage: 'Activer', description: 'Action' },
	deactivate: {
		id: 'message_push.deactivate',
		defaultMessage: 'Désactiver',
		description: 'Action',
	},
	activated: {
		id: 'message_push.activated',
		defaultMessage: '{name} : activé.',
		description: 'Toast',
	},
	deactivated: {
		id: 'message_push.deactivated',
		defaultMessage: '{name} : désactivé.',
		description: 'Toast',
	},
	createdBy: { id: 'message_push.created_by', defaultMessage: 'Écrit par', description: 'Column' },
	preview: {
		id: 'message_push.preview',
		defaultMessage: 'Sur le terminal',
		description: 'Heading beside the form',
	},
	previewTitle: {
		id: 'message_push.preview_title',
		defaultMessage: 'Titre du message',
		description: 'In the preview while no title is typed',
	},
	previewBody: {
		id: 'message_push.preview_body',
		defaultMessage: 'Votre message apparaît ici.',
		description: 'In the preview while nothing is typed',
	},
});
