import { defineMessages } from '@borlette/shared/i18n';

/** Texts of the sections below the key figures. */
export const sections = defineMessages({
	hourly: {
		id: 'dashboard.hourly',
		defaultMessage: 'Ventes par heure',
		description: 'Title of a section',
	},
	hourlyText: {
		id: 'dashboard.hourly_text',
		defaultMessage: '{amount} aujourd’hui',
		description: 'Below the title: sum of the hours',
	},
	chartName: {
		id: 'dashboard.chart_name',
		defaultMessage:
			'Graphique des ventes par heure : {total} aujourd’hui, le plus à {hour} avec {peak}.',
		description: 'Read out in place of the chart',
	},
	hour: { id: 'dashboard.hour', defaultMessage: 'Heure', description: 'Column' },
	fiches: { id: 'dashboard.fiches', defaultMessage: 'Fiches', description: 'Column' },
	atHour: {
		id: 'dashboard.at_hour',
		defaultMessage: '{hour} h',
		description: 'An hour of the day, 0 to 23, on the axis of a chart',
	},
	running: {
		id: 'dashboard.running',
		defaultMessage: '{hour} h · en cours',
		description: 'The hour of the day, 0 to 23, that is not over yet',
	},
	fichesCount: {
		id: 'dashboard.fiches_count',
		defaultMessage: '{count, plural, one {# fiche} other {# fiches}}',
		description: 'Number of tickets',
	},
	total: { id: 'dashboard.total', defaultMessage: 'Total', description: 'Foot of a table' },
	noSales: {
		id: 'dashboard.no_sales',
		defaultMessage: 'Aucune vente aujourd’hui',
		description: 'Empty section',
	},
	noSalesText: {
		id: 'dashboard.no_sales_text',
		defaultMessage:
			'Les ventes apparaissent dès la première fiche. Vérifiez que vos agents sont actifs.',
		description: 'Empty section: what to do next',
	},
	draws: {
		id: 'dashboard.draws',
		defaultMessage: 'Tirages du jour',
		description: 'Title of a section',
	},
	drawsText: {
		id: 'dashboard.draws_text',
		defaultMessage:
			'{open, plural, =0 {Aucun ouvert} one {# ouvert} other {# ouverts}} sur {count}',
		description: 'Below the title: how many of the draws still sell',
	},
	draw: { id: 'dashboard.draw', defaultMessage: 'Tirage', description: 'Column' },
	state: { id: 'dashboard.state', defaultMessage: 'État', description: 'Column' },
	closing: {
		id: 'dashboard.closing',
		defaultMessage: 'Ferme dans',
		description: 'Column: time left to sell',
	},
	closed: {
		id: 'dashboard.closed_at',
		defaultMessage: 'Fermé à {time}',
		description: 'In place of the time left',
	},
	closesAt: {
		id: 'dashboard.closes_at',
		defaultMessage: 'à {time}',
		description: 'Below the time left: when sales end',
	},
	drawnAt: {
		id: 'dashboard.drawn_at',
		defaultMessage: 'Tirage à {time}',
		description: 'Below the name of a draw',
	},
	noDraws: {
		id: 'dashboard.no_draws',
		defaultMessage: 'Aucun tirage aujourd’hui',
		description: 'Empty section',
	},
	noDrawsText: {
		id: 'dashboard.no_draws_text',
		defaultMessage: 'Ajoutez un tirage, ou vérifiez les jours de ceux que vous avez.',
		description: 'Empty section: what to do next',
	},
	games: {
		id: 'dashboard.games',
		defaultMessage: 'Ventes par jeu',
		description: 'Title of a section',
	},
	lines: {
		id: 'dashboard.lines',
		defaultMessage: '{count, plural, one {# ligne} other {# lignes}}',
		description: 'Lines of tickets played in a game',
	},
	results: {
		id: 'dashboard.results',
		defaultMessage: 'Derniers lots gagnants',
		description: 'Title of a section',
	},
	noResults: {
		id: 'dashboard.no_results',
		defaultMessage: 'Pas encore de résultat',
		description: 'Empty section',
	},
	noResultsText: {
		id: 'dashboard.no_results_text',
		defaultMessage: 'Le résultat de chaque tirage s’affiche ici dès qu’il est saisi.',
		description: 'Empty section: what to do next',
	},
	agents: {
		id: 'dashboard.agents',
		defaultMessage: 'Agents à suivre',
		description: 'Title of a section',
	},
	agentsOf: {
		id: 'dashboard.agents_of',
		defaultMessage: '<big>{active}</big> sur {total} ont vendu aujourd’hui',
		description: 'Agents who sold today, of all',
	},
	agentsText: {
		id: 'dashboard.agents_text',
		defaultMessage:
			'{quiet, plural, =0 {Tous les agents ont vendu aujourd’hui.} one {# agent n’a encore rien vendu aujourd’hui.} other {# agents n’ont encore rien vendu aujourd’hui.}}',
		description: 'Below the number of active agents',
	},
	noAgents: {
		id: 'dashboard.no_agents',
		defaultMessage: 'Pas encore d’agent',
		description: 'Empty section',
	},
	noAgentsText: {
		id: 'dashboard.no_agents_text',
		defaultMessage: 'Ajoutez vos agents pour qu’ils puissent vendre.',
		description: 'Empty section: what to do next',
	},
});
