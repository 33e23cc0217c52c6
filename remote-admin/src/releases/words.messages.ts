import { defineTexts } from '@borlette/shared/i18n';

/** By the action that the journal names. */
export const actionMessages = defineTexts('releases.action', {
	publish: 'Publication',
	promote: 'Promotion',
	rollback: 'Retour en arrière',
	kill: 'Interdiction',
	remove: 'Retrait',
	renew: 'Renouvellement',
	migrate: 'Reprise',
	canary: 'Essai partiel',
	// The host that a channel runs on is another one from now on
	host: 'Hôte mis en place',
});
