import { defineTexts } from '@borlette/shared/i18n';

/** Texts of the sections below the key figures. */
export const sections = defineTexts('dashboard', {
	hourly: 'Ventes par heure',
	// Below the title: sum of the hours
	hourlyText: '{amount} aujourd’hui',
	chartName: 'Graphique des ventes par heure : {total} aujourd’hui, le plus à {hour} avec {peak}.',
	hour: 'Heure',
	// An hour of the day, 0 to 23, on the axis of a chart
	atHour: '{hour} h',
	// The hour of the day, 0 to 23, that is not over yet
	running: '{hour} h · en cours',
	// Number of tickets
	fichesCount: '{count, plural, one {# fiche} other {# fiches}}',
	noSales: 'Aucune vente aujourd’hui',
	noSalesText:
		'Les ventes apparaissent dès la première fiche. Vérifiez que vos agents sont actifs.',
	draws: 'Tirages du jour',
	// Below the title: how many of the draws still sell
	drawsText: '{open, plural, =0 {Aucun ouvert} one {# ouvert} other {# ouverts}} sur {count}',
	// Column: time left to sell
	closing: 'Ferme dans',
	// In place of the time left
	closed: 'Fermé à {time}',
	// Below the time left: when sales end
	closesAt: 'à {time}',
	drawnAt: 'Tirage à {time}',
	noDraws: 'Aucun tirage aujourd’hui',
	noDrawsText: 'Ajoutez un tirage, ou vérifiez les jours de ceux que vous avez.',
	games: 'Ventes par jeu',
	// Lines of tickets played in a game
	lines: '{count, plural, one {# ligne} other {# lignes}}',
	// Share of a game that sold something, and less than half a percent of all
	shareBelow: '< {percent}',
	// Share of a game where others sold something too, and less than half a percent of all
	shareAbove: '> {percent}',
	results: 'Derniers lots gagnants',
	noResults: 'Pas encore de résultat',
	noResultsText: 'Le résultat de chaque tirage s’affiche ici dès qu’il est entré.',
	agents: 'Agents à suivre',
	agentsOf: '<big>{active}</big> sur {total} ont vendu aujourd’hui',
	agentsText:
		'{quiet, plural, =0 {Tous les agents ont vendu aujourd’hui.} one {# agent n’a encore rien vendu aujourd’hui.} other {# agents n’ont encore rien vendu aujourd’hui.}}',
	noAgents: 'Pas encore d’agent',
	noAgentsText: 'Ajoutez vos agents pour qu’ils puissent vendre.',
});
