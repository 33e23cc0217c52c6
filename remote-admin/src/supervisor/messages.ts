import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('supervisor', {
	list: 'Superviseurs',
	create: 'Nouveau superviseur',
	edit: 'Modifier le superviseur',
	empty: 'Un superviseur suit les surcussales qui lui sont confiées. Ajoutez le premier.',
	lastName: 'Nom',
	firstName: 'Prénom',
	// Column and field: what the supervisor signs in with
	username: 'Pseudonyme',
	usernameHelp: 'Le superviseur se connecte avec ce nom ; il ne pourra plus changer.',
	password: 'Mot de passe',
	phone: 'Téléphone',
	// Column: how many branches the supervisor has
	surcussales: 'Surcussales',
	commission: 'Commission',
	commissionHelp: 'Part des ventes de ses surcussales que le superviseur reçoit.',
	status: 'État',
	active: 'Actifs',
	blocked: 'Bloqués',
	createdAt: 'Ajouté',
	// Action of a row: what the supervisor may do
	permissions: 'Permissions',
	passwordWarning:
		'Le superviseur sera déconnecté partout et devra se connecter avec ce mot de passe.',
});
