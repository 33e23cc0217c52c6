import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('agent', {
	list: 'Agents',
	create: 'Nouvel agent',
	edit: 'Modifier l’agent',
	empty: 'Ajoutez le premier agent : il pourra vendre dès qu’il aura un terminal.',
	usernameHelp: 'L’agent se connecte avec ce nom ; il ne pourra plus changer.',
	codeHelp:
		'Distingue les homonymes : un numéro, ou deux lettres et un numéro. Vide : le prochain numéro libre.',
	commissionHelp: 'Part de ses ventes que l’agent garde.',
	deviceHelp: 'Numéro de série ; vide tant qu’aucun terminal n’est attribué.',
	// Column, an amount
	balance: 'Solde',
	createdAt: 'Ajouté',
	passwordWarning:
		'L’agent sera déconnecté de son terminal et devra s’y connecter avec ce mot de passe.',
});
