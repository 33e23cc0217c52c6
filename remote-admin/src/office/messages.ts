import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('office', {
	// The people who work in a company's head office
	list: 'Bureau',
	create: 'Nouvelle personne au bureau',
	edit: 'Modifier une personne du bureau',
	empty: 'Les personnes du bureau travaillent pour toute la compagnie. Ajoutez la première.',
	usernameHelp: 'La personne se connecte avec ce nom ; il ne pourra plus changer.',
	// Choice of what somebody does in the office; it says which permissions they begin with
	template: 'Fonction',
	templateHelp:
		'Elle donne les permissions du début, parmi celles que vous avez vous-même. Elles se changent ensuite une à une.',
	direction: 'Direction',
	directionText: 'Tout ce que la compagnie peut faire, y compris gérer le bureau.',
	caisse: 'Caisse',
	caisseText: 'Les transactions, les rapports, les fiches et leur paiement.',
	resultats: 'Résultats',
	resultatsText: 'Les tirages : entrer un résultat et confirmer celui d’un collègue.',
	controle: 'Contrôle',
	controleText: 'Tout voir, la traçabilité aussi, sans rien changer.',
	createdAt: 'Ajoutée',
	passwordWarning:
		'La personne sera déconnectée partout et devra se connecter avec ce mot de passe.',
	lockedTitle: 'Vous ne pouvez pas modifier cette personne',
	lockedText:
		'Personne ne se modifie ici : votre profil est sous « Mon compte ». Un collègue se modifie quand il n’a aucune permission qui vous manque ; sinon, demandez à la direction ou au fournisseur.',
});
