import { defineMessages } from '@borlette/shared/i18n';

export const runsMessages = defineMessages({
	runs: {
		id: 'releases.runs',
		defaultMessage: 'Qui utilise quoi',
		description: 'Heading',
	},
	runsText: {
		id: 'releases.runs_text',
		defaultMessage: 'Dernières 24 heures, d’après les pages elles-mêmes.',
		description: 'Below the heading',
	},
	noRuns: {
		id: 'releases.no_runs',
		defaultMessage: 'Aucune page n’a encore rien dit de ce canal.',
		description: 'In place of figures',
	},
	runsFailed: {
		id: 'releases.runs_failed',
		defaultMessage: 'Les chiffres n’ont pas pu être lus',
		description: 'Title of an error',
	},
	build: {
		id: 'releases.build',
		defaultMessage: 'Version',
		description: 'Column',
	},
	open: {
		id: 'releases.open',
		defaultMessage: 'Ouvertes',
		description: 'Column: pages that show it now',
	},
	visits: {
		id: 'releases.visits',
		defaultMessage: 'Visites',
		description: 'Column',
	},
	errorRate: {
		id: 'releases.error_rate',
		defaultMessage: 'Taux d’erreur',
		description: 'Column and choice: share of visits with an error',
	},
	lcp: {
		id: 'releases.lcp',
		defaultMessage: 'Affichage (LCP)',
		description: 'Column and choice: time until the largest part is drawn',
	},
	inp: {
		id: 'releases.inp',
		defaultMessage: 'Réponse (INP)',
		description: 'Column and choice: time until a click is answered',
	},
	cls: {
		id: 'releases.cls',
		defaultMessage: 'Sauts (CLS)',
		description: 'Column and choice: how much the page jumps',
	},
	theHost: {
		id: 'releases.the_host',
		defaultMessage: 'Hôte',
		description: 'In place of the name of a remote',
	},
	ofRemote: {
		id: 'releases.of_remote',
		defaultMessage: 'Module',
		description: 'Label of a choice',
	},
	figure: {
		id: 'releases.figure',
		defaultMessage: 'Mesure',
		description: 'Label of a choice',
	},
	asTable: {
		id: 'releases.as_table',
		defaultMessage: 'Voir en tableau',
		description: 'Switch',
	},
	chartName: {
		id: 'releases.chart_name',
		defaultMessage: '{figure} par version : {values}',
		description: 'What the chart shows, for who does not see it',
	},
	chartFailed: {
		id: 'releases.chart_failed',
		defaultMessage: 'Le graphique n’a pas pu être chargé.',
		description: 'The chart could not be loaded',
	},
	retry: {
		id: 'releases.retry',
		defaultMessage: 'Réessayer',
		description: 'Button',
	},
	milliseconds: {
		id: 'releases.milliseconds',
		defaultMessage: '{value} ms',
		description: 'A figure',
	},
	when: {
		id: 'releases.when',
		defaultMessage: 'Heure',
		description: 'Column',
	},
});
