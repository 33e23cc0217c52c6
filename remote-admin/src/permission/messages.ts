import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'permission.list',
		defaultMessage: 'Permissions',
		description: 'Title of the list',
	},
	edit: {
		id: 'permission.edit',
		defaultMessage: 'Modifier les permissions',
		description: 'Title of the page that changes what a person may do',
	},
	empty: {
		id: 'permission.empty',
		defaultMessage: 'Les admins et les superviseurs de la compagnie paraîtront ici.',
		description: 'A company without people',
	},
	username: {
		id: 'permission.username',
		defaultMessage: 'Pseudonyme',
		description: 'Column',
	},
	lastName: {
		id: 'permission.last_name',
		defaultMessage: 'Nom',
		description: 'Column',
	},
	firstName: {
		id: 'permission.first_name',
		defaultMessage: 'Prénom',
		description: 'Column',
	},
	role: {
		id: 'permission.role',
		defaultMessage: 'Rôle',
		description: 'Column and filter',
	},
	perms: {
		id: 'permission.perms',
		defaultMessage: 'Permissions',
		description: 'Column and field',
	},
	status: {
		id: 'permission.status',
		defaultMessage: 'État',
		description: 'Column and filter',
	},
	twoFactor: {
		id: 'permission.two_factor',
		defaultMessage: 'Double authentification',
		description: 'Column: whether the sign-in asks for a code too',
	},
	reset: {
		id: 'permission.reset',
		defaultMessage: 'Réinitialiser la double authentification',
		description: 'Action of a row: the sign-in asks for no code any more',
	},
	resetTitle: {
		id: 'permission.reset_title',
		defaultMessage: 'Réinitialiser la double authentification de {name} ?',
		description: 'Title of the dialog',
	},
	resetText: {
		id: 'permission.reset_text',
		defaultMessage:
			'Pour un téléphone perdu. Le mot de passe suffira pour entrer, jusqu’à ce que la personne l’active de nouveau. Ses sessions se ferment et ses codes de secours ne valent plus rien : assurez-vous que c’est bien elle qui le demande.',
		description: 'Text of the dialog',
	},
	resetConfirm: {
		id: 'permission.reset_confirm',
		defaultMessage: 'Réinitialiser',
		description: 'Button of the dialog',
	},
	resetDone: {
		id: 'permission.reset_done',
		defaultMessage: 'Double authentification de {name} réinitialisée.',
		description: 'Toast',
	},
	active: {
		id: 'permission.active',
		defaultMessage: 'Actifs',
		description: 'Choice of the filter',
	},
	blocked: {
		id: 'permission.blocked',
		defaultMessage: 'Bloqués',
		description: 'Choice of the filter',
	},
	superuser: {
		id: 'permission.superuser',
		defaultMessage: 'Super Admin',
		description: 'Name of the role, the same in every language',
	},
	company: {
		id: 'permission.company',
		defaultMessage: 'Admin',
		description: 'Name of the role, the same in every language',
	},
	supervisor: {
		id: 'permission.supervisor',
		defaultMessage: 'Superviseur',
		description: 'Name of the role, the same in every language',
	},
	count: {
		id: 'permission.count',
		defaultMessage: '{count, plural, one {# permission} other {# permissions}}',
		description: 'How many codes a person has',
	},
	asRole: {
		id: 'permission.as_role',
		defaultMessage: 'comme son rôle',
		description: 'Beside that count: the person has what the role has',
	},
	differs: {
		id: 'permission.differs',
		defaultMessage: '{more} de plus, {less} de moins que le rôle',
		description: 'Beside that count',
	},
	search: {
		id: 'permission.search',
		defaultMessage: 'Chercher une permission',
		description: 'Search field over the codes',
	},
	noMatch: {
		id: 'permission.no_match',
		defaultMessage: 'Aucune permission ne correspond.',
		description: 'Search without result',
	},
	onlyDifferent: {
		id: 'permission.only_different',
		defaultMessage: 'Seulement ce qui diffère du rôle',
		description: 'Switch above the codes',
	},
	toRole: {
		id: 'permission.to_role',
		defaultMessage: 'Remettre comme le rôle',
		description: 'Button above the codes',
	},
	wholeGroup: {
		id: 'permission.whole_group',
		defaultMessage: 'Tout le groupe {group}',
		description: 'Checkbox of a group',
	},
	held: {
		id: 'permission.held',
		defaultMessage: '{held} sur {all}',
		description: 'Beside the title of a group',
	},
	more: {
		id: 'permission.more',
		defaultMessage: 'en plus',
		description: 'Mark of a code that the role does not have',
	},
	less: {
		id: 'permission.less',
		defaultMessage: 'retirée',
		description: 'Mark of a code that the role has and the person has not',
	},
	lockProvider: {
		id: 'permission.lock_provider',
		defaultMessage: 'Réservée au fournisseur.',
		description: 'Why a code cannot be given',
	},
	lockNotYours: {
		id: 'permission.lock_not_yours',
		defaultMessage: 'Vous ne l’avez pas vous-même.',
		description: 'Why a code cannot be given',
	},
	adminTitle: {
		id: 'permission.admin_title',
		defaultMessage: 'Un admin ne peut pas être modifié ici',
		description: 'Title of the note on the page of an admin',
	},
	adminText: {
		id: 'permission.admin_text',
		defaultMessage: 'Seul le fournisseur change les permissions d’un admin. Voici celles qu’il a.',
		description: 'Below that title',
	},
	sectionDashboard: {
		id: 'permission.section_dashboard',
		defaultMessage: 'Tableau de bord',
		description: 'Group of codes, as in the menu',
	},
	sectionFiche: {
		id: 'permission.section_fiche',
		defaultMessage: 'Fiches',
		description: 'Group of codes, as in the menu',
	},
	sectionBoule: {
		id: 'permission.section_boule',
		defaultMessage: 'Boules et options',
		description: 'Group of codes, as in the menu',
	},
	sectionLimite: {
		id: 'permission.section_limite',
		defaultMessage: 'Limites',
		description: 'Group of codes, as in the menu',
	},
	sectionTirage: {
		id: 'permission.section_tirage',
		defaultMessage: 'Tirages',
		description: 'Group of codes, as in the menu',
	},
	sectionPrime: {
		id: 'permission.section_prime',
		defaultMessage: 'Primes',
		description: 'Group of codes, as in the menu',
	},
	sectionRapport: {
		id: 'permission.section_rapport',
		defaultMessage: 'Rapports et transactions',
		description: 'Group of codes, as in the menu',
	},
	sectionReseau: {
		id: 'permission.section_reseau',
		defaultMessage: 'Réseau',
		description: 'Group of codes, as in the menu',
	},
	sectionCompagnie: {
		id: 'permission.section_compagnie',
		defaultMessage: 'Compagnie',
		description: 'Group of codes, as in the menu',
	},
	sectionCompte: {
		id: 'permission.section_compte',
		defaultMessage: 'Traçabilité et compte',
		description: 'Group of codes, as in the menu',
	},
});
