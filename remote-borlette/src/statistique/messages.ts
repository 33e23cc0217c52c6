import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'statistique.list',
		defaultMessage: 'Statistiques',
		description: 'Title of the page',
	},
	empty: {
		id: 'statistique.empty',
		defaultMessage: 'Ce que l’on mise sur chaque boule apparaît ici dès la première vente.',
		description: 'Nothing was staked',
	},
	boule: {
		id: 'statistique.boule',
		defaultMessage: 'Boule',
		description: 'Column',
	},
	game: {
		id: 'statistique.game',
		defaultMessage: 'Jeu',
		description: 'Column',
	},
	option: {
		id: 'statistique.option',
		defaultMessage: 'Option',
		description: 'Column and filter',
	},
	company: {
		id: 'statistique.company',
		defaultMessage: 'Compagnie',
		description: 'Column, where all companies are shown',
	},
	draws: {
		id: 'statistique.draws',
		defaultMessage: 'Tirages',
		description: 'Column: in how many draws it was played',
	},
	staked: {
		id: 'statistique.staked',
		defaultMessage: 'Mise',
		description: 'Column: what was staked',
	},
	liability: {
		id: 'statistique.liability',
		defaultMessage: 'À payer au pire',
		description: 'Column: what it would cost if it came out',
	},
	limite: {
		id: 'statistique.limite',
		defaultMessage: 'Limite',
		description: 'Column: the most that may be staked',
	},
	remaining: {
		id: 'statistique.remaining',
		defaultMessage: 'Reste',
		description: 'Column: what may still be staked',
	},
	from: {
		id: 'statistique.from',
		defaultMessage: 'Du',
		description: 'Filter: first draw date',
	},
	until: {
		id: 'statistique.until',
		defaultMessage: 'Au',
		description: 'Filter: last draw date',
	},
	tirage: {
		id: 'statistique.tirage',
		defaultMessage: 'Tirage',
		description: 'Filter',
	},
	surcussale: {
		id: 'statistique.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Filter',
	},
	agent: {
		id: 'statistique.agent',
		defaultMessage: 'Agent',
		description: 'Filter',
	},
	views: {
		id: 'statistique.views',
		defaultMessage: 'Vue',
		description: 'Choice between the board and the table',
	},
	viewBoard: {
		id: 'statistique.view_board',
		defaultMessage: 'Exposition',
		description: 'View: the board of a draw',
	},
	viewTable: {
		id: 'statistique.view_table',
		defaultMessage: 'Tableau',
		description: 'View: the table behind it',
	},
});
