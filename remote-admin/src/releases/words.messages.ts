import { defineTexts } from '@borlette/shared/i18n';

/** By the action that the journal names. */
export const actionMessages = defineTexts('releases.action', {
	publish: 'Publication',
	promote: 'Promotion',
	rollback: 'Retour en arrière',
	kill: 'Interdiction',
	remove: 'Retrait',
	// What was taken back was not at fault: it is in its place again
	put_back: 'Remise en place',
	renew: 'Renouvellement',
	migrate: 'Reprise',
	canary: 'Essai partiel',
	// The host that a channel runs on is another one from now on
	host: 'Hôte mis en place',
});
