import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import { defineTexts, type MessageDescriptor, words } from '@borlette/shared/i18n';

/** By the code of the action. */
export const actionMessages = defineTexts('tracabilite.action', {
	create: 'Création',
	update: 'Modification',
	delete: 'Suppression',
	block: 'Blocage',
	unblock: 'Déblocage',
	login: 'Connexion',
	logout: 'Déconnexion',
	choose: 'Choix',
	void: 'Annulation',
	reactivate: 'Réactivation',
	pay: 'Paiement',
	confirm: 'Confirmation',
	refuse: 'Refus',
	cancel: 'Abandon',
	promote: 'Promotion',
	rollback: 'Retour en arrière',
	kill: 'Interdiction',
	remove: 'Retrait',
});

/** By the feature that the object belongs to. */
export const objectMessages = {
	...defineTexts('tracabilite.object', {
		// Kind of object of the trail: the closing of an agent’s day
		closing: 'Clôture',
		// Kind of object of the trail: cash taken on a tour
		taking: 'Encaissement',
		// Kind of object of the trail: a branch was visited on a tour
		visit: 'Visite',
		// Kind of object of the trail: something that needed somebody
		todo: 'À faire',
		generale: 'Générale',
		autopilot: 'Pilote de risque',
		'historics-payment': 'Paiement de compagnie',
		transaction: 'Transaction',
		'tirage-auto': 'Tirages automatiques',
		'info-tirage': 'Entrée du catalogue',
		lotgagnant: 'Lot gagnant',
		'official-results': 'Résultats officiels',
		prime: 'Prime générale',
		'prime-tirage': 'Prime par tirage',
		'prime-agent': 'Prime par agent',
		'prime-surcussale': 'Prime par surcussale',
		'type-games': 'Limite de jeu',
		'type-games-agent': 'Limite de jeu par agent',
		'type-boules': 'Limite de boule',
		'type-boules-agent': 'Limite de boule par agent',
		'boules-block': 'Boule bloquée',
		// Kind of object of the trail: somebody of the company's office
		office: 'Personne du bureau',
		session: 'Session',
		// Kind of object of the trail: a call of the API that was refused
		call: 'Demande',
		scope: 'Compagnie ou pays',
		'alert-rule': 'Règle d’alerte',
		// Kind of object of the trail: an alert rule was tried out
		'alert-attempt': 'Essai d’une alerte',
		'report-schedule': 'Rapport programmé',
		// Kind of object of the trail: how somebody is reached by alerts, an e-mail address or a browser
		channel: 'Moyen d’être prévenu',
		'result-source': 'Source de résultats',
		// Kind of object of the trail: a copy of everything
		backup: 'Sauvegarde',
		release: 'Mise en service',
		'release-rights': 'Droit de mise en service',
	}),
	agent: words.agent,
	supervisor: words.supervisor,
	surcussale: words.surcussale,
	company: words.company,
	country: words.country,
	facturation: words.invoice,
	fiche: words.fiche,
	tirage: words.tirage,
	lotto: words.option,
	messages: words.message,
	'user-permissions': words.permissions,
	profile: words.profile,
	'two-factor': words.twoFactor,
	pos: words.terminal,
} satisfies Readonly<Record<TraceObject, MessageDescriptor>>;

export const roleMessages = defineTexts('tracabilite.role', {
	agent: 'Agent',
	supervisor: 'Superviseur',
	company: 'Admin',
	// Role of who acted: nobody knows who
	stranger: 'Inconnu',
	superuser: 'Super Admin',
});
