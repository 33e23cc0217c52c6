import { defineMessages } from '@borlette/shared/i18n';

/** By the code of the action. */
export const actionMessages = defineMessages({
	create: {
		id: 'tracabilite.action.create',
		defaultMessage: 'Création',
		description: 'Word for an action of the trail',
	},
	update: {
		id: 'tracabilite.action.update',
		defaultMessage: 'Modification',
		description: 'Word for an action of the trail',
	},
	delete: {
		id: 'tracabilite.action.delete',
		defaultMessage: 'Suppression',
		description: 'Word for an action of the trail',
	},
	block: {
		id: 'tracabilite.action.block',
		defaultMessage: 'Blocage',
		description: 'Word for an action of the trail',
	},
	unblock: {
		id: 'tracabilite.action.unblock',
		defaultMessage: 'Déblocage',
		description: 'Word for an action of the trail',
	},
	login: {
		id: 'tracabilite.action.login',
		defaultMessage: 'Connexion',
		description: 'Word for an action of the trail',
	},
	logout: {
		id: 'tracabilite.action.logout',
		defaultMessage: 'Déconnexion',
		description: 'Word for an action of the trail',
	},
	choose: {
		id: 'tracabilite.action.choose',
		defaultMessage: 'Choix',
		description: 'Word for an action of the trail',
	},
	void: {
		id: 'tracabilite.action.void',
		defaultMessage: 'Annulation',
		description: 'Word for an action of the trail',
	},
	reactivate: {
		id: 'tracabilite.action.reactivate',
		defaultMessage: 'Réactivation',
		description: 'Word for an action of the trail',
	},
	pay: {
		id: 'tracabilite.action.pay',
		defaultMessage: 'Paiement',
		description: 'Word for an action of the trail',
	},
	confirm: {
		id: 'tracabilite.action.confirm',
		defaultMessage: 'Confirmation',
		description: 'Word for an action of the trail',
	},
	refuse: {
		id: 'tracabilite.action.refuse',
		defaultMessage: 'Refus',
		description: 'Word for an action of the trail',
	},
	cancel: {
		id: 'tracabilite.action.cancel',
		defaultMessage: 'Abandon',
		description: 'Word for an action of the trail',
	},
	promote: {
		id: 'tracabilite.action.promote',
		defaultMessage: 'Promotion',
		description: 'Word for an action of the trail',
	},
	rollback: {
		id: 'tracabilite.action.rollback',
		defaultMessage: 'Retour en arrière',
		description: 'Word for an action of the trail',
	},
	kill: {
		id: 'tracabilite.action.kill',
		defaultMessage: 'Interdiction',
		description: 'Word for an action of the trail',
	},
	remove: {
		id: 'tracabilite.action.remove',
		defaultMessage: 'Retrait',
		description: 'Word for an action of the trail',
	},
});

/** By the feature that the object belongs to. */
export const objectMessages = defineMessages({
	agent: {
		id: 'tracabilite.object.agent',
		defaultMessage: 'Agent',
		description: 'Kind of object of the trail',
	},
	supervisor: {
		id: 'tracabilite.object.supervisor',
		defaultMessage: 'Superviseur',
		description: 'Kind of object of the trail',
	},
	surcussale: {
		id: 'tracabilite.object.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Kind of object of the trail',
	},
	generale: {
		id: 'tracabilite.object.generale',
		defaultMessage: 'Générale',
		description: 'Kind of object of the trail',
	},
	company: {
		id: 'tracabilite.object.company',
		defaultMessage: 'Compagnie',
		description: 'Kind of object of the trail',
	},
	country: {
		id: 'tracabilite.object.country',
		defaultMessage: 'Pays',
		description: 'Kind of object of the trail',
	},
	facturation: {
		id: 'tracabilite.object.facturation',
		defaultMessage: 'Facture',
		description: 'Kind of object of the trail',
	},
	'historics-payment': {
		id: 'tracabilite.object.historics-payment',
		defaultMessage: 'Paiement de compagnie',
		description: 'Kind of object of the trail',
	},
	fiche: {
		id: 'tracabilite.object.fiche',
		defaultMessage: 'Fiche',
		description: 'Kind of object of the trail',
	},
	transaction: {
		id: 'tracabilite.object.transaction',
		defaultMessage: 'Transaction',
		description: 'Kind of object of the trail',
	},
	tirage: {
		id: 'tracabilite.object.tirage',
		defaultMessage: 'Tirage',
		description: 'Kind of object of the trail',
	},
	'tirage-auto': {
		id: 'tracabilite.object.tirage-auto',
		defaultMessage: 'Tirages automatiques',
		description: 'Kind of object of the trail',
	},
	'info-tirage': {
		id: 'tracabilite.object.info-tirage',
		defaultMessage: 'Info-tirage',
		description: 'Kind of object of the trail',
	},
	lotgagnant: {
		id: 'tracabilite.object.lotgagnant',
		defaultMessage: 'Lot gagnant',
		description: 'Kind of object of the trail',
	},
	'official-results': {
		id: 'tracabilite.object.official-results',
		defaultMessage: 'Résultats officiels',
		description: 'Kind of object of the trail',
	},
	prime: {
		id: 'tracabilite.object.prime',
		defaultMessage: 'Prime générale',
		description: 'Kind of object of the trail',
	},
	'prime-tirage': {
		id: 'tracabilite.object.prime-tirage',
		defaultMessage: 'Prime par tirage',
		description: 'Kind of object of the trail',
	},
	'prime-agent': {
		id: 'tracabilite.object.prime-agent',
		defaultMessage: 'Prime par agent',
		description: 'Kind of object of the trail',
	},
	'prime-surcussale': {
		id: 'tracabilite.object.prime-surcussale',
		defaultMessage: 'Prime par surcussale',
		description: 'Kind of object of the trail',
	},
	'type-games': {
		id: 'tracabilite.object.type-games',
		defaultMessage: 'Limite de jeu',
		description: 'Kind of object of the trail',
	},
	'type-games-agent': {
		id: 'tracabilite.object.type-games-agent',
		defaultMessage: 'Limite de jeu par agent',
		description: 'Kind of object of the trail',
	},
	'type-boules': {
		id: 'tracabilite.object.type-boules',
		defaultMessage: 'Limite de boule',
		description: 'Kind of object of the trail',
	},
	'type-boules-agent': {
		id: 'tracabilite.object.type-boules-agent',
		defaultMessage: 'Limite de boule par agent',
		description: 'Kind of object of the trail',
	},
	'boules-block': {
		id: 'tracabilite.object.boules-block',
		defaultMessage: 'Boule bloquée',
		description: 'Kind of object of the trail',
	},
	lotto: {
		id: 'tracabilite.object.lotto',
		defaultMessage: 'Option',
		description: 'Kind of object of the trail',
	},
	messages: {
		id: 'tracabilite.object.messages',
		defaultMessage: 'Message',
		description: 'Kind of object of the trail',
	},
	'user-permissions': {
		id: 'tracabilite.object.user-permissions',
		defaultMessage: 'Permissions',
		description: 'Kind of object of the trail',
	},
	profile: {
		id: 'tracabilite.object.profile',
		defaultMessage: 'Profil',
		description: 'Kind of object of the trail',
	},
	'two-factor': {
		id: 'tracabilite.object.two-factor',
		defaultMessage: 'Double authentification',
		description: 'Kind of object of the trail',
	},
	session: {
		id: 'tracabilite.object.session',
		defaultMessage: 'Session',
		description: 'Kind of object of the trail',
	},
	pos: {
		id: 'tracabilite.object.pos',
		defaultMessage: 'Terminal',
		description: 'Kind of object of the trail',
	},
	call: {
		id: 'tracabilite.object.call',
		defaultMessage: 'Appel',
		description: 'Kind of object of the trail: a call of the API that was refused',
	},
	scope: {
		id: 'tracabilite.object.scope',
		defaultMessage: 'Compagnie ou pays',
		description: 'Kind of object of the trail',
	},
	release: {
		id: 'tracabilite.object.release',
		defaultMessage: 'Mise en service',
		description: 'Kind of object of the trail',
	},
	'release-rights': {
		id: 'tracabilite.object.release-rights',
		defaultMessage: 'Droit de mise en service',
		description: 'Kind of object of the trail',
	},
});

export const roleMessages = defineMessages({
	agent: {
		id: 'tracabilite.role.agent',
		defaultMessage: 'Agent',
		description: 'Role of who acted',
	},
	supervisor: {
		id: 'tracabilite.role.supervisor',
		defaultMessage: 'Superviseur',
		description: 'Role of who acted',
	},
	company: {
		id: 'tracabilite.role.company',
		defaultMessage: 'Admin',
		description: 'Role of who acted',
	},
	stranger: {
		id: 'tracabilite.role.stranger',
		defaultMessage: 'Inconnu',
		description: 'Role of who acted: nobody knows who',
	},
	superuser: {
		id: 'tracabilite.role.superuser',
		defaultMessage: 'Super Admin',
		description: 'Role of who acted',
	},
});
