import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('supervisor', {
	list: 'Superviseurs',
	create: 'Nouveau superviseur',
	edit: 'Modifier le superviseur',
	empty: 'Un superviseur suit les surcussales qui lui sont confiées. Ajoutez le premier.',
	usernameHelp: 'Le superviseur se connecte avec ce nom ; il ne pourra plus changer.',
	// Column: how many branches the supervisor has
	surcussales: 'Surcussales',
	commissionHelp:
		'Part des ventes de ses surcussales convenue avec le superviseur. Notée ici ; aucun rapport ne la déduit.',
	createdAt: 'Ajouté',
	passwordWarning:
		'Le superviseur sera déconnecté partout et devra se connecter avec ce mot de passe.',
});
