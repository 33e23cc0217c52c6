import { defineMessages } from '@borlette/shared/i18n';

export const devices = defineMessages({
	title: {
		id: 'agent.device.title',
		defaultMessage: 'Terminaux de {name}',
		description: 'Title of the dialog',
	},
	explained: {
		id: 'agent.device.explained',
		defaultMessage:
			'L’agent ne peut se connecter que sur le terminal attribué ; tout autre est refusé.',
		description: 'Above the list of terminals',
	},
	noneBound: {
		id: 'agent.device.none_bound',
		defaultMessage:
			'Aucun terminal n’est attribué : le prochain sur lequel l’agent se connecte le sera.',
		description: 'Above the list of terminals',
	},
	used: {
		id: 'agent.device.used',
		defaultMessage: 'Dernière connexion {last}, première le {first}',
		description: 'Below the serial number',
	},
	neverUsed: {
		id: 'agent.device.never_used',
		defaultMessage: 'Jamais utilisé',
		description: 'Below the serial number',
	},
	signedIn: {
		id: 'agent.device.signed_in',
		defaultMessage: 'Connecté',
		description: 'State of a terminal: the agent is signed in on it',
	},
	bound: {
		id: 'agent.device.bound',
		defaultMessage: 'Attribué',
		description: 'State of a terminal',
	},
	before: {
		id: 'agent.device.before',
		defaultMessage: 'Ancien',
		description: 'State of a terminal that was the agent’s before',
	},
	take: {
		id: 'agent.device.take',
		defaultMessage: 'Retirer',
		description: 'Button beside a terminal',
	},
	takeText: {
		id: 'agent.device.take_text',
		defaultMessage:
			'L’agent sera déconnecté tout de suite et ne pourra plus vendre sur ce terminal. Le prochain terminal sur lequel il se connecte lui sera attribué. Si le terminal est perdu ou volé, changez aussi son mot de passe.',
		description: 'Question before a terminal is taken away',
	},
	takeConfirm: {
		id: 'agent.device.take_confirm',
		defaultMessage: 'Retirer le terminal',
		description: 'Button that does it',
	},
	keep: {
		id: 'agent.device.keep',
		defaultMessage: 'Garder',
		description: 'Way out of that question',
	},
	taken: {
		id: 'agent.device.taken',
		defaultMessage: 'Terminal retiré à {name}.',
		description: 'Toast',
	},
	failed: {
		id: 'agent.device.failed',
		defaultMessage: 'Les terminaux n’ont pas pu être chargés',
		description: 'Title of the error state',
	},
});
