import { defineTexts } from '@borlette/shared/i18n';

export const runsMessages = defineTexts('releases', {
	runs: 'Qui utilise quoi',
	runsText: 'Dernières 24 heures, d’après les pages elles-mêmes.',
	noRuns: 'Aucune page n’a encore rien dit de ce canal.',
	runsFailed: 'Les chiffres n’ont pas pu être lus',
	build: 'Version',
	// Column: pages that show it now
	open: 'Ouvertes',
	visits: 'Visites',
	// Column and choice: share of visits with an error
	errorRate: 'Taux d’erreur',
	// Column and choice: time until the largest part is drawn
	lcp: 'Affichage (LCP)',
	// Column and choice: time until a click is answered
	inp: 'Réponse (INP)',
	// Column and choice: how much the page jumps
	cls: 'Sauts (CLS)',
	// In place of the name of a remote
	theHost: 'Hôte',
	ofRemote: 'Module',
	figure: 'Mesure',
	// What the chart shows, for who does not see it
	chartName: '{figure} par version : {values}',
	// A figure
	milliseconds: '{value} ms',
	when: 'Heure',
});
