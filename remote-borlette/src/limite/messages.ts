import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	game: {
		id: 'limite.game',
		defaultMessage: 'Jeu',
		description: 'Column, field and filter',
	},
	boule: {
		id: 'limite.boule',
		defaultMessage: 'Boule',
		description: 'Column and field',
	},
	everyBoule: {
		id: 'limite.every_boule',
		defaultMessage: 'Chaque boule',
		description: 'A limit without a ball: it holds for each ball of the game',
	},
	bouleHelp: {
		id: 'limite.boule_help',
		defaultMessage: 'Vide : chaque boule du jeu. Exemples : 07, 12*34, 123.',
		description: 'Below the field',
	},
	agent: {
		id: 'limite.agent',
		defaultMessage: 'Agent',
		description: 'Column, field and filter',
	},
	tirage: {
		id: 'limite.tirage',
		defaultMessage: 'Tirage',
		description: 'Column, field and filter',
	},
	everyTirage: {
		id: 'limite.every_tirage',
		defaultMessage: 'Tous les tirages',
		description: 'No draw in particular',
	},
	minStake: {
		id: 'limite.min_stake',
		defaultMessage: 'Mise minimum',
		description: 'Column and field',
	},
	minStakeHelp: {
		id: 'limite.min_stake_help',
		defaultMessage: 'D’une ligne de fiche. Vide : pas de minimum.',
		description: 'Below the field',
	},
	maxStake: {
		id: 'limite.max_stake',
		defaultMessage: 'Mise maximum',
		description: 'Column and field',
	},
	maxStakeHelp: {
		id: 'limite.max_stake_help',
		defaultMessage: 'D’une ligne de fiche. Vide : pas de maximum.',
		description: 'Below the field',
	},
	limite: {
		id: 'limite.limite',
		defaultMessage: 'Limite',
		description: 'Column and field: the most that may be staked in all',
	},
	limiteGameHelp: {
		id: 'limite.limite_game_help',
		defaultMessage:
			'Total des mises sur le jeu, dans un même tirage. Vide : pas de limite. Une des trois bornes au moins est nécessaire.',
		description: 'Below the field',
	},
	limiteBouleHelp: {
		id: 'limite.limite_boule_help',
		defaultMessage:
			'Total des mises sur une même boule, dans un même tirage. Vide : pas de limite. Une des trois bornes au moins est nécessaire.',
		description: 'Below the field',
	},
	none: {
		id: 'limite.none',
		defaultMessage: 'Sans borne',
		description: 'Cell of a bound that is not set',
	},
	status: {
		id: 'limite.status',
		defaultMessage: 'État',
		description: 'Column and filter',
	},
	active: {
		id: 'limite.active',
		defaultMessage: 'Actives',
		description: 'Choice of the filter',
	},
	blocked: {
		id: 'limite.blocked',
		defaultMessage: 'Bloquées',
		description: 'Choice of the filter',
	},
	createdAt: {
		id: 'limite.created_at',
		defaultMessage: 'Créée',
		description: 'Column: a relative time',
	},
	gameList: {
		id: 'limite.game_list',
		defaultMessage: 'Limites par jeu',
		description: 'Title of the list',
	},
	gameCreate: {
		id: 'limite.game_create',
		defaultMessage: 'Nouvelle limite par jeu',
		description: 'Button and title',
	},
	gameEdit: {
		id: 'limite.game_edit',
		defaultMessage: 'Modifier la limite par jeu',
		description: 'Title',
	},
	gameEmpty: {
		id: 'limite.game_empty',
		defaultMessage:
			'Une limite par jeu borne ce que tous les agents peuvent vendre d’un jeu. La plus stricte des limites s’applique.',
		description: 'No limit yet',
	},
	gameAgentList: {
		id: 'limite.game_agent_list',
		defaultMessage: 'Limites par jeu et agent',
		description: 'Title of the list',
	},
	gameAgentCreate: {
		id: 'limite.game_agent_create',
		defaultMessage: 'Nouvelle limite par jeu pour un agent',
		description: 'Button and title',
	},
	gameAgentEdit: {
		id: 'limite.game_agent_edit',
		defaultMessage: 'Modifier la limite par jeu de l’agent',
		description: 'Title',
	},
	gameAgentEmpty: {
		id: 'limite.game_agent_empty',
		defaultMessage:
			'Une limite par agent borne ce qu’un seul agent peut vendre d’un jeu. La plus stricte des limites s’applique.',
		description: 'No limit yet',
	},
	bouleList: {
		id: 'limite.boule_list',
		defaultMessage: 'Limites par boule',
		description: 'Title of the list',
	},
	bouleCreate: {
		id: 'limite.boule_create',
		defaultMessage: 'Nouvelle limite par boule',
		description: 'Button and title',
	},
	bouleEdit: {
		id: 'limite.boule_edit',
		defaultMessage: 'Modifier la limite par boule',
		description: 'Title',
	},
	bouleEmpty: {
		id: 'limite.boule_empty',
		defaultMessage:
			'Une limite par boule borne ce que tous les agents peuvent vendre sur une même boule. La plus stricte des limites s’applique.',
		description: 'No limit yet',
	},
	bouleAgentList: {
		id: 'limite.boule_agent_list',
		defaultMessage: 'Limites par boule et agent',
		description: 'Title of the list',
	},
	bouleAgentCreate: {
		id: 'limite.boule_agent_create',
		defaultMessage: 'Nouvelle limite par boule pour un agent',
		description: 'Button and title',
	},
	bouleAgentEdit: {
		id: 'limite.boule_agent_edit',
		defaultMessage: 'Modifier la limite par boule de l’agent',
		description: 'Title',
	},
	bouleAgentEmpty: {
		id: 'limite.boule_agent_empty',
		defaultMessage:
			'Une limite par agent borne ce qu’un seul agent peut vendre sur une même boule. La plus stricte des limites s’applique.',
		description: 'No limit yet',
	},
});
