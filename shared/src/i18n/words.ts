import { defineTexts } from './messages.ts';

/**
 * What many features say in the same words: names of fields and columns, buttons. A feature has a text of its
 * own where it means something else, though it be the same word in French.
 */
export const words = defineTexts('word', {
	// State of a masculine thing: an agent, a draw
	activeM: 'Actif',
	// Choice of a filter, of feminine things: limits, branches
	activeOnesF: 'Actives',
	// Choice of a filter, of masculine things: agents, draws
	activeOnesM: 'Actifs',
	address: 'Adresse',
	agent: 'Agent',
	agents: 'Agents',
	amount: 'Montant',
	back: 'Retour',
	block: 'Bloquer',
	// State of a feminine thing: a ball, a branch
	blockedF: 'Bloquée',
	// Choice of a filter, of feminine things: limits, branches
	blockedOnesF: 'Bloquées',
	// Choice of a filter, of masculine things: agents, draws
	blockedOnesM: 'Bloqués',
	boule: 'Boule',
	// Said of a dash in place of a gain: when somebody will know it
	bySettled: 'Connu quand le tirage est réglé',
	// Column: who did it
	by: 'Par',
	cancel: 'Annuler',
	close: 'Fermer',
	code: 'Code',
	colour: 'Couleur',
	commission: 'Commission',
	company: 'Compagnie',
	copy: 'Copier',
	country: 'Pays',
	everyAgent: 'Tous les agents',
	everyCompany: 'Toutes les compagnies',
	everyCountry: 'Tous les pays',
	everyGame: 'Tous les jeux',
	everyOption: 'Toutes les options',
	everyState: 'Tous les états',
	everySupervisor: 'Tous les superviseurs',
	everySurcussale: 'Toutes les surcussales',
	everyTirage: 'Tous les tirages',
	fiche: 'Fiche',
	fiches: 'Fiches',
	firstName: 'Prénom',
	// Before the first day of a period
	from: 'Du',
	// What tickets win
	gains: 'Gains',
	game: 'Jeu',
	// First step of the breadcrumb: the start page
	home: 'Tableau de bord',
	invoice: 'Facture',
	// Of a person
	lastName: 'Nom',
	// Quick choice of a period
	lastMonth: 'Mois dernier',
	limite: 'Limite',
	message: 'Message',
	// Quick choice of a period: from its first day until today
	month: 'Ce mois',
	// Of a thing
	name: 'Nom',
	// Cell without a value, and in place of a figure that nobody knows yet
	none: '—',
	note: 'Note',
	open: 'Ouvrir',
	option: 'Option',
	password: 'Mot de passe',
	permissions: 'Permissions',
	phone: 'Téléphone',
	print: 'Imprimer',
	profile: 'Profil',
	reason: 'Motif',
	reference: 'Référence',
	retry: 'Réessayer',
	save: 'Enregistrer',
	signOut: 'Se déconnecter',
	soldAt: 'Vendue le',
	// What was staked
	stake: 'Mise',
	// Of something that passes through several: an invoice, a ticket
	state: 'État',
	// Active or blocked
	status: 'État',
	supervisor: 'Superviseur',
	surcussale: 'Surcussale',
	terminal: 'Terminal',
	terminals: 'Terminaux',
	tirage: 'Tirage',
	today: 'Aujourd’hui',
	total: 'Total',
	twoFactor: 'Double authentification',
	unblock: 'Débloquer',
	// Before the last day of a period
	until: 'Au',
	username: 'Pseudonyme',
	ventes: 'Ventes',
	// Quick choice of a period: the last seven days, today included
	week: '7 jours',
	yesterday: 'Hier',
	zone: 'Fuseau horaire',
});
