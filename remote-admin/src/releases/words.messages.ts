import { defineMessages } from '@borlette/shared/i18n';

/** By the action that the journal names. */
export const actionMessages = defineMessages({
	publish: {
		id: 'releases.action.publish',
		defaultMessage: 'Publication',
		description: 'What was done to a channel',
	},
	promote: {
		id: 'releases.action.promote',
		defaultMessage: 'Promotion',
		description: 'What was done to a channel',
	},
	rollback: {
		id: 'releases.action.rollback',
		defaultMessage: 'Retour en arrière',
		description: 'What was done to a channel',
	},
	kill: {
		id: 'releases.action.kill',
		defaultMessage: 'Interdiction',
		description: 'What was done to a channel',
	},
	remove: {
		id: 'releases.action.remove',
		defaultMessage: 'Retrait',
		description: 'What was done to a channel',
	},
	renew: {
		id: 'releases.action.renew',
		defaultMessage: 'Renouvellement',
		description: 'What was done to a channel',
	},
	migrate: {
		id: 'releases.action.migrate',
		defaultMessage: 'Reprise',
		description: 'What was done to a channel',
	},
	canary: {
		id: 'releases.action.canary',
		defaultMessage: 'Essai partiel',
		description: 'What was done to a channel',
	},
});
