import { defineMessages } from '@borlette/shared/i18n';

/** What a code allows, in words: tickets, balls, limits, draws and payout rates. */
export const drawsWords = defineMessages({
	view_fichevente: {
		id: 'permission.view_fichevente',
		defaultMessage: 'Voir les fiches',
		description: 'A code',
	},
	view_fiche_win: {
		id: 'permission.view_fiche_win',
		defaultMessage: 'Voir les fiches gagnantes',
		description: 'A code',
	},
	view_fiche_delete: {
		id: 'permission.view_fiche_delete',
		defaultMessage: 'Voir les fiches annulées',
		description: 'A code',
	},
	delete_fiche: {
		id: 'permission.delete_fiche',
		defaultMessage: 'Annuler une fiche',
		description: 'A code',
	},
	pay_fiche: {
		id: 'permission.pay_fiche',
		defaultMessage: 'Payer une fiche gagnante',
		description: 'A code',
	},
	reactivate_fiche: {
		id: 'permission.reactivate_fiche',
		defaultMessage: 'Réactiver une fiche annulée',
		description: 'A code',
	},
	mariage_free: {
		id: 'permission.mariage_free',
		defaultMessage: 'Faire offrir des mariages gratuits',
		description: 'A code',
	},
	view_bouleblock: {
		id: 'permission.view_bouleblock',
		defaultMessage: 'Voir les boules bloquées',
		description: 'A code',
	},
	add_bouleblock: {
		id: 'permission.add_bouleblock',
		defaultMessage: 'Ajouter un blocage de boules',
		description: 'A code',
	},
	block_boule: {
		id: 'permission.block_boule',
		defaultMessage: 'Bloquer et débloquer des boules',
		description: 'A code',
	},
	view_statistique: {
		id: 'permission.view_statistique',
		defaultMessage: 'Voir les statistiques et l’exposition',
		description: 'A code',
	},
	view_lotto: {
		id: 'permission.view_lotto',
		defaultMessage: 'Voir les options de jeu',
		description: 'A code',
	},
	add_lotto: {
		id: 'permission.add_lotto',
		defaultMessage: 'Ajouter une option de jeu',
		description: 'A code',
	},
	change_lotto: {
		id: 'permission.change_lotto',
		defaultMessage: 'Modifier une option de jeu',
		description: 'A code',
	},
	block_option: {
		id: 'permission.block_option',
		defaultMessage: 'Bloquer une option de jeu',
		description: 'A code',
	},
	option_plus: {
		id: 'permission.option_plus',
		defaultMessage: 'Ajouter les options 2 et 3 de lotto 4 et 5',
		description: 'A code',
	},
	view_typegame: {
		id: 'permission.view_typegame',
		defaultMessage: 'Voir les limites par jeu',
		description: 'A code',
	},
	add_typegame: {
		id: 'permission.add_typegame',
		defaultMessage: 'Ajouter une limite par jeu',
		description: 'A code',
	},
	change_typegame: {
		id: 'permission.change_typegame',
		defaultMessage: 'Modifier une limite par jeu',
		description: 'A code',
	},
	block_limite_game: {
		id: 'permission.block_limite_game',
		defaultMessage: 'Activer ou bloquer une limite par jeu',
		description: 'A code',
	},
	view_typegameagent: {
		id: 'permission.view_typegameagent',
		defaultMessage: 'Voir les limites par jeu et agent',
		description: 'A code',
	},
	add_typegameagent: {
		id: 'permission.add_typegameagent',
		defaultMessage: 'Ajouter une limite par jeu et agent',
		description: 'A code',
	},
	change_typegameagent: {
		id: 'permission.change_typegameagent',
		defaultMessage: 'Modifier une limite par jeu et agent',
		description: 'A code',
	},
	block_limite_game_agent: {
		id: 'permission.block_limite_game_agent',
		defaultMessage: 'Activer ou bloquer une limite par jeu et agent',
		description: 'A code',
	},
	view_typeboule: {
		id: 'permission.view_typeboule',
		defaultMessage: 'Voir les limites par boule',
		description: 'A code',
	},
	add_typeboule: {
		id: 'permission.add_typeboule',
		defaultMessage: 'Ajouter une limite par boule',
		description: 'A code',
	},
	change_typeboule: {
		id: 'permission.change_typeboule',
		defaultMessage: 'Modifier une limite par boule',
		description: 'A code',
	},
	block_limite_boule: {
		id: 'permission.block_limite_boule',
		defaultMessage: 'Activer ou bloquer une limite par boule',
		description: 'A code',
	},
	view_typebouleagent: {
		id: 'permission.view_typebouleagent',
		defaultMessage: 'Voir les limites par boule et agent',
		description: 'A code',
	},
	add_typebouleagent: {
		id: 'permission.add_typebouleagent',
		defaultMessage: 'Ajouter une limite par boule et agent',
		description: 'A code',
	},
	change_typebouleagent: {
		id: 'permission.change_typebouleagent',
		defaultMessage: 'Modifier une limite par boule et agent',
		description: 'A code',
	},
	block_limite_boule_agent: {
		id: 'permission.block_limite_boule_agent',
		defaultMessage: 'Activer ou bloquer une limite par boule et agent',
		description: 'A code',
	},
	view_tirage: {
		id: 'permission.view_tirage',
		defaultMessage: 'Voir les tirages',
		description: 'A code',
	},
	add_tirage: {
		id: 'permission.add_tirage',
		defaultMessage: 'Ajouter un tirage',
		description: 'A code',
	},
	change_tirage: {
		id: 'permission.change_tirage',
		defaultMessage: 'Modifier un tirage',
		description: 'A code',
	},
	block_tirage: {
		id: 'permission.block_tirage',
		defaultMessage: 'Bloquer un tirage',
		description: 'A code',
	},
	add_tirage_auto: {
		id: 'permission.add_tirage_auto',
		defaultMessage: 'Créer les tirages automatiques',
		description: 'A code',
	},
	view_infotirage: {
		id: 'permission.view_infotirage',
		defaultMessage: 'Voir les infos des tirages',
		description: 'A code',
	},
	add_infotirage: {
		id: 'permission.add_infotirage',
		defaultMessage: 'Ajouter une info de tirage',
		description: 'A code',
	},
	change_infotirage: {
		id: 'permission.change_infotirage',
		defaultMessage: 'Modifier une info de tirage',
		description: 'A code',
	},
	view_tauxtirage: {
		id: 'permission.view_tauxtirage',
		defaultMessage: 'Voir et fixer la prime générale',
		description: 'A code',
	},
	view_agenttauxtirage: {
		id: 'permission.view_agenttauxtirage',
		defaultMessage: 'Voir les primes par agent et par tirage',
		description: 'A code',
	},
	add_agenttauxtirage: {
		id: 'permission.add_agenttauxtirage',
		defaultMessage: 'Ajouter une prime par agent ou par tirage',
		description: 'A code',
	},
	change_agenttauxtirage: {
		id: 'permission.change_agenttauxtirage',
		defaultMessage: 'Modifier une prime par agent ou par tirage',
		description: 'A code',
	},
});
