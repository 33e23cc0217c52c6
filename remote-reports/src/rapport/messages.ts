import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('rapport', {
	vente: 'Rapport de vente',
	// Title of the page: the days of each agent
	agentReport: 'Rapport des agents',
	// Title of the page: the running day
	journalier: 'Rapport journalier',
	empty: 'Rien n’a été vendu pendant cette période. Choisissez d’autres dates ou un autre filtre.',
	emptyDay:
		'Rien n’a encore été vendu aujourd’hui. Les ventes s’ajoutent ici dès qu’elles arrivent.',
	// At the head of the printed report; {digest} is of its figures
	digest: 'SHA-256 {digest}',
	// Column: the day of the draws
	date: 'Jour',
	// In place of a name that the person may no longer see
	unnamed: 'Hors de votre accès',
	// Name of the choice: by agent, branch, draw or day
	by: 'Regrouper par',
	// Choice: a row for each agent
	byAgent: 'Par agent',
	// Choice: a row for each branch
	bySurcussale: 'Par surcussale',
	// Choice: a row for each draw
	byTirage: 'Par tirage',
	// Choice: a row for each day
	byDate: 'Par jour',
	// Choice in the report of the agents: one row for each agent
	inAll: 'En tout',
	// Choice: the running day of each supervisor
	supervisors: 'Superviseurs',
	// Choice: the running day of each agent, under their supervisor
	agentsOfSupervisors: 'Agents par superviseur',
	// Name of the choice of tables
	tables: 'Tableaux du jour',
	// Name of the quick choices of a period
	periods: 'Périodes',
	// Button: as many days just before those that are shown
	earlier: 'Période précédente',
	// Button: as many days just after those that are shown
	later: 'Période suivante',
	// Days that a report covers, both included
	period: 'Du {start} au {end}',
	// The only day that a report covers
	day: 'Le {day}',
	// When the figures were read, by the server’s clock
	asOf: 'Chiffres au {time}',
	// Name of the key figures of a report
	summary: 'En bref',
	// Below a key figure: the days just before, and what it was then
	before: '{period} : {amount}',
	// The same, where the last of those days is taken at the same hour
	beforeUntil: '{period}, arrêté à {time} : {amount}',
	// Below the key figures: draws of these days are not settled yet
	provisional: 'Provisoire : des tirages de ces jours ne sont pas encore réglés.',
	withPending:
		'Provisoire : avec {amount} de ventes pour des tirages en cours, dont personne ne sait encore ce qu’elles rapportent.',
	noBefore: 'Période trop longue pour une comparaison',
	mixed: 'Ces compagnies n’ont pas toutes la même monnaie',
	mixedText:
		'Chaque ligne est dans la monnaie de sa compagnie. Rien n’est additionné d’une compagnie à l’autre : choisissez une compagnie pour voir les totaux.',
	drillVente: 'Voir les fiches vendues',
	drillGain: 'Voir les fiches gagnantes',
	drillDeleted: 'Voir les fiches annulées',
	loadFailed: 'Le rapport n’a pas pu être chargé',
});
