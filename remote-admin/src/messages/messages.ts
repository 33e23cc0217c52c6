import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('message_push', {
	list: 'Messages aux terminaux',
	create: 'Nouveau message',
	edit: 'Modifier le message',
	empty: 'Écrivez le premier message : il s’affiche sur les terminaux des agents.',
	subject: 'Titre',
	bodyHelp: 'Court, pour tenir sur l’écran du terminal.',
	recipients: 'Destinataires',
	// Who gets a message
	everybody: 'Tous les terminaux',
	agentHelp: 'Une surcussale ou un agent, pas les deux ; ni l’un ni l’autre : tous les terminaux.',
	startsAt: 'Affiché à partir de',
	endsAt: 'Jusqu’à',
	endsAtHelp: 'Vide : jusqu’à ce que vous le désactiviez.',
	// Column without a value
	noEnd: 'Sans fin',
	zoneHelp: 'Heure de {zone}.',
	inactive: 'Désactivés',
	stateInactive: 'Désactivé',
	// State: the terminals show it now
	shown: 'Affiché',
	// State: the terminals will show it later
	toCome: 'À venir',
	// State: the terminals show it no more
	over: 'Terminé',
	activate: 'Activer',
	deactivate: 'Désactiver',
	activated: '{name} : activé.',
	deactivated: '{name} : désactivé.',
	createdBy: 'Écrit par',
	preview: 'Sur le terminal',
	// In the preview while no title is typed
	previewTitle: 'Titre du message',
	// In the preview while nothing is typed
	previewBody: 'Votre message apparaît ici.',
});
