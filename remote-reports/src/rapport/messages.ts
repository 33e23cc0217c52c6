import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	vente: {
		id: 'rapport.list',
		defaultMessage: 'Rapport de vente',
		description: 'Title of the page',
	},
	agentReport: {
		id: 'rapport.agent_list',
		defaultMessage: 'Rapport des agents',
		description: 'Title of the page: the days of each agent',
	},
	journalier: {
		id: 'rapport.journalier',
		defaultMessage: 'Rapport journalier',
		description: 'Title of the page: the running day',
	},
	empty: {
		id: 'rapport.empty',
		defaultMessage:
			'Rien n’a été vendu pendant cette période. Choisissez d’autres dates ou un autre filtre.',
		description: 'Said of a report without rows',
	},
	emptyDay: {
		id: 'rapport.empty_day',
		defaultMessage:
			'Rien n’a encore été vendu aujourd’hui. Les ventes s’ajoutent ici dès qu’elles arrivent.',
		description: 'Said of the running day without rows',
	},
	digest: {
		id: 'rapport.digest',
		defaultMessage: 'SHA-256 {digest}',
		description: 'At the head of the printed report; {digest} is of its figures',
	},
	from: {
		id: 'rapport.from',
		defaultMessage: 'Du',
		description: 'Before the first day of the period',
	},
	until: {
		id: 'rapport.until',
		defaultMessage: 'Au',
		description: 'Before the last day of the period',
	},
	tirage: {
		id: 'rapport.tirage',
		defaultMessage: 'Tirage',
		description: 'Filter and column: the draw',
	},
	surcussale: {
		id: 'rapport.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Filter and column: the branch',
	},
	agent: {
		id: 'rapport.agent',
		defaultMessage: 'Agent',
		description: 'Filter and column: the seller',
	},
	supervisor: {
		id: 'rapport.supervisor',
		defaultMessage: 'Superviseur',
		description: 'Column',
	},
	date: {
		id: 'rapport.date',
		defaultMessage: 'Jour',
		description: 'Column: the day of the draws',
	},
	company: {
		id: 'rapport.company',
		defaultMessage: 'Compagnie',
		description: 'Column, where several are shown',
	},
	unnamed: {
		id: 'rapport.unnamed',
		defaultMessage: 'Hors de votre accès',
		description: 'In place of a name that the person may no longer see',
	},
	by: {
		id: 'rapport.by',
		defaultMessage: 'Regrouper par',
		description: 'Name of the choice: by agent, branch, draw or day',
	},
	byAgent: {
		id: 'rapport.by_agent',
		defaultMessage: 'Par agent',
		description: 'Choice: a row for each agent',
	},
	bySurcussale: {
		id: 'rapport.by_surcussale',
		defaultMessage: 'Par surcussale',
		description: 'Choice: a row for each branch',
	},
	byTirage: {
		id: 'rapport.by_tirage',
		defaultMessage: 'Par tirage',
		description: 'Choice: a row for each draw',
	},
	byDate: {
		id: 'rapport.by_date',
		defaultMessage: 'Par jour',
		description: 'Choice: a row for each day',
	},
	inAll: {
		id: 'rapport.in_all',
		defaultMessage: 'En tout',
		description: 'Choice in the report of the agents: one row for each agent',
	},
	agents: {
		id: 'rapport.agents',
		defaultMessage: 'Agents',
		description: 'Choice: the running day of each agent',
	},
	supervisors: {
		id: 'rapport.supervisors',
		defaultMessage: 'Superviseurs',
		description: 'Choice: the running day of each supervisor',
	},
	agentsOfSupervisors: {
		id: 'rapport.agents_of_supervisors',
		defaultMessage: 'Agents par superviseur',
		description: 'Choice: the running day of each agent, under their supervisor',
	},
	tables: {
		id: 'rapport.tables',
		defaultMessage: 'Tableaux du jour',
		description: 'Name of the choice of tables',
	},
	periods: {
		id: 'rapport.periods',
		defaultMessage: 'Périodes',
		description: 'Name of the quick choices of a period',
	},
	today: {
		id: 'rapport.today',
		defaultMessage: 'Aujourd’hui',
		description: 'Quick choice of a period',
	},
	yesterday: {
		id: 'rapport.yesterday',
		defaultMessage: 'Hier',
		description: 'Quick choice of a period',
	},
	week: {
		id: 'rapport.week',
		defaultMessage: '7 jours',
		description: 'Quick choice of a period: the last seven days, today included',
	},
	month: {
		id: 'rapport.month',
		defaultMessage: 'Ce mois',
		description: 'Quick choice of a period',
	},
	lastMonth: {
		id: 'rapport.last_month',
		defaultMessage: 'Mois dernier',
		description: 'Quick choice of a period',
	},
	period: {
		id: 'rapport.period',
		defaultMessage: 'Du {start} au {end}',
		description: 'Days that a report covers, both included',
	},
	day: {
		id: 'rapport.day',
		defaultMessage: 'Le {day}',
		description: 'The only day that a report covers',
	},
	asOf: {
		id: 'rapport.as_of',
		defaultMessage: 'Chiffres au {time}',
		description: 'When the figures were read, by the server’s clock',
	},
	summary: {
		id: 'rapport.summary',
		defaultMessage: 'En bref',
		description: 'Name of the key figures of a report',
	},
	before: {
		id: 'rapport.before',
		defaultMessage: '{period} : {amount}',
		description: 'Below a key figure: the days just before, and what it was then',
	},
	noBefore: {
		id: 'rapport.no_before',
		defaultMessage: 'Période trop longue pour une comparaison',
		description: 'Below a key figure',
	},
	mixed: {
		id: 'rapport.mixed',
		defaultMessage: 'Ces compagnies n’ont pas toutes la même monnaie',
		description: 'Title of a notice',
	},
	mixedText: {
		id: 'rapport.mixed_text',
		defaultMessage:
			'Chaque ligne est dans la monnaie de sa compagnie. Rien n’est additionné d’une compagnie à l’autre : choisissez une compagnie pour voir les totaux.',
		description: 'Below that title',
	},
	everyCompany: {
		id: 'rapport.every_company',
		defaultMessage: 'Toutes les compagnies',
		description: 'In place of the company, on paper',
	},
	print: {
		id: 'rapport.print',
		defaultMessage: 'Imprimer',
		description: 'Button',
	},
	rowsShown: {
		id: 'rapport.rows_shown',
		defaultMessage: '{shown} lignes sur {total}',
		description: 'On paper, where not all rows stand there',
	},
	drillVente: {
		id: 'rapport.drill_vente',
		defaultMessage: 'Voir les fiches vendues',
		description: 'What a figure leads to',
	},
	drillGain: {
		id: 'rapport.drill_gain',
		defaultMessage: 'Voir les fiches gagnantes',
		description: 'What a figure leads to',
	},
	drillDeleted: {
		id: 'rapport.drill_deleted',
		defaultMessage: 'Voir les fiches annulées',
		description: 'What a figure leads to',
	},
	loadFailed: {
		id: 'rapport.load_failed',
		defaultMessage: 'Le rapport n’a pas pu être chargé',
		description: 'Title of an error',
	},
});
