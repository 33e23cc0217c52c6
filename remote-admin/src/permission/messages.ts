import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('permission', {
	list: 'Permissions',
	edit: 'Modifier les permissions',
	empty: 'Les admins et les superviseurs de la compagnie apparaîtront ici.',
	role: 'Rôle',
	everyRole: 'Tous les rôles',
	// Action of a row: the sign-in asks for no code any more
	reset: 'Réinitialiser la double authentification',
	resetTitle: 'Réinitialiser la double authentification de {name} ?',
	resetText:
		'Pour un téléphone perdu. Le mot de passe suffira pour entrer, jusqu’à ce que la personne l’active de nouveau. Ses sessions se ferment et ses codes de secours ne valent plus rien : assurez-vous que c’est bien elle qui le demande.',
	// Group of choices
	identity: 'Comment savez-vous que c’est bien elle ?',
	inPerson: 'Elle est devant moi',
	calledBack: 'Je l’ai rappelée au numéro connu',
	document: 'J’ai vu une pièce d’identité',
	resetConfirm: 'Réinitialiser',
	resetDone: 'Double authentification de {name} réinitialisée.',
	superuser: 'Super Admin',
	company: 'Admin',
	supervisor: 'Superviseur',
	// How many codes a person has
	count: '{count, plural, one {# permission} other {# permissions}}',
	// Beside that count: the person has what the role has
	asRole: 'comme son rôle',
	differs:
		'{less, plural, =0 {{more} de plus que le rôle} other {{more, plural, =0 {{less} de moins que le rôle} other {{more} de plus, {less} de moins que le rôle}}}}',
	// Search field over the codes
	search: 'Chercher une permission',
	// Search without result
	noMatch: 'Aucune permission ne correspond.',
	onlyDifferent: 'Seulement ce qui diffère du rôle',
	// Button above the codes
	toRole: 'Remettre comme le rôle',
	// Checkbox of a group
	wholeGroup: 'Tout le groupe {group}',
	// Beside the title of a group
	held: '{held} sur {all}',
	// Mark of a code that the role does not have
	more: 'en plus',
	// Mark of a code that the role has and the person has not
	less: 'retirée',
	lockProvider: 'Réservée au fournisseur.',
	lockNotYours: 'Vous ne l’avez pas vous-même.',
	lockedTitle: 'Vous ne pouvez pas changer ces permissions',
	lockedText:
		'Personne ne change les siennes. Celles d’un autre se changent avec le droit de modifier le bureau ou les superviseurs, et celles d’un collègue quand il n’en a aucune qui vous manque. Voici celles qui valent.',
	sectionDashboard: 'Tableau de bord',
	sectionFiche: 'Fiches',
	sectionBoule: 'Boules et options',
	sectionLimite: 'Limites',
	sectionTirage: 'Tirages',
	sectionPrime: 'Primes',
	sectionRapport: 'Rapports et transactions',
	sectionReseau: 'Réseau',
	sectionCompagnie: 'Compagnie',
	sectionCompte: 'Traçabilité et compte',
});
