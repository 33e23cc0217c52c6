import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('agent', {
	list: 'Agents',
	create: 'Nouvel agent',
	edit: 'Modifier l’agent',
	empty: 'Ajoutez le premier agent : il pourra vendre dès qu’il aura un terminal.',
	lastName: 'Nom',
	firstName: 'Prénom',
	// Column and field: what the agent signs in with
	username: 'Pseudonyme',
	usernameHelp: 'L’agent se connecte avec ce nom ; il ne pourra plus changer.',
	password: 'Mot de passe',
	phone: 'Téléphone',
	// Column, field and filter: the branch of the agent
	surcussale: 'Surcussale',
	commission: 'Commission',
	commissionHelp: 'Part de ses ventes que l’agent garde.',
	// Column and field: serial number of the terminal
	device: 'Terminal',
	deviceHelp: 'Numéro de série ; vide tant qu’aucun terminal n’est attribué.',
	// Column, an amount
	balance: 'Solde',
	status: 'État',
	active: 'Actifs',
	blocked: 'Bloqués',
	createdAt: 'Ajouté',
	// Action of a row: the terminals of the agent
	devices: 'Terminaux',
	passwordWarning:
		'L’agent sera déconnecté de son terminal et devra s’y connecter avec ce mot de passe.',
});
