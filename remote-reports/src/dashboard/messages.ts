import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'dashboard.title',
		defaultMessage: 'Tableau de bord',
		description: 'Title of the home page',
	},
	context: {
		id: 'dashboard.context',
		defaultMessage: 'Contexte des chiffres',
		description: 'Name of the strip that says whose figures these are, and of when',
	},
	everyCompany: {
		id: 'dashboard.every_company',
		defaultMessage: 'Toutes',
		description: 'In place of the company while a superuser looks at all of them',
	},
	everyCountry: {
		id: 'dashboard.every_country',
		defaultMessage: 'Tous les pays',
		description: 'In place of the country while none is chosen',
	},
	company: { id: 'dashboard.company', defaultMessage: 'Compagnie', description: 'Before its name' },
	country: { id: 'dashboard.country', defaultMessage: 'Pays', description: 'Before its name' },
	zone: {
		id: 'dashboard.zone',
		defaultMessage: 'Fuseau horaire',
		description: 'Before the zone that days and hours are those of',
	},
	updated: {
		id: 'dashboard.updated',
		defaultMessage: 'Actualisé {when}',
		description: '{when}: 5 minutes ago',
	},
	updating: {
		id: 'dashboard.updating',
		defaultMessage: 'Actualisation…',
		description: 'While the first figures are on their way',
	},
	stale: {
		id: 'dashboard.stale',
		defaultMessage: 'Certains chiffres n’ont pas pu être actualisés',
		description: 'Figures are shown, but a newer reading of them failed',
	},
	refresh: {
		id: 'dashboard.refresh',
		defaultMessage: 'Actualiser',
		description: 'Button that reads all figures again',
	},
	sectionFailed: {
		id: 'dashboard.section_failed',
		defaultMessage: 'Cette partie n’a pas pu être chargée',
		description: 'In place of a section of the page',
	},
	figuresFailed: {
		id: 'dashboard.figures_failed',
		defaultMessage: 'Les chiffres du jour n’ont pas pu être chargés',
		description: 'In place of the four key figures',
	},
	figures: {
		id: 'dashboard.figures',
		defaultMessage: 'Chiffres du jour',
		description: 'Name of the four key figures',
	},
	vente: { id: 'dashboard.vente', defaultMessage: 'Ventes', description: 'Key figure' },
	gain: { id: 'dashboard.gain', defaultMessage: 'Gains', description: 'Key figure: what was won' },
	commission: {
		id: 'dashboard.commission',
		defaultMessage: 'Commission',
		description: 'Key figure: what the agents earn',
	},
	net: {
		id: 'dashboard.net',
		defaultMessage: 'Net',
		description: 'Key figure: sales less gains less commission',
	},
	yesterday: {
		id: 'dashboard.yesterday',
		defaultMessage: 'Hier à la même heure : {amount}',
		description: 'Below a key figure',
	},
	seeAgents: {
		id: 'dashboard.see_agents',
		defaultMessage: 'Voir les agents',
		description: 'Link to the list of agents',
	},
	seeDraws: {
		id: 'dashboard.see_draws',
		defaultMessage: 'Voir les tirages',
		description: 'Link to the list of draws',
	},
	seeBlocks: {
		id: 'dashboard.see_blocks',
		defaultMessage: 'Voir les boules bloquées',
		description: 'Link to the list of blocked balls',
	},
	hello: {
		id: 'dashboard.hello',
		defaultMessage: 'Bonjour {name}',
		description: 'Greets a person who may see no figures',
	},
	welcome: {
		id: 'dashboard.welcome',
		defaultMessage: 'Heureux de vous revoir',
		description: 'Greets a person without a name who may see no figures',
	},
	welcomeText: {
		id: 'dashboard.welcome_text',
		defaultMessage: 'Voici ce que vous pouvez faire ici. Le menu mène à vos autres pages.',
		description: 'Above the links of the greeting',
	},
	welcomeNothing: {
		id: 'dashboard.welcome_nothing',
		defaultMessage:
			'Vous n’avez pas encore accès aux chiffres. Demandez à votre administrateur les accès dont vous avez besoin.',
		description: 'Greeting of a person who may do nothing here yet',
	},
	doAgents: {
		id: 'dashboard.do_agents',
		defaultMessage: 'Suivre vos agents et leurs terminaux',
		description: 'Below a link of the greeting',
	},
	doDraws: {
		id: 'dashboard.do_draws',
		defaultMessage: 'Consulter les tirages et leurs heures de fermeture',
		description: 'Below a link of the greeting',
	},
	doBlocks: {
		id: 'dashboard.do_blocks',
		defaultMessage: 'Voir ce qui ne peut plus être joué',
		description: 'Below a link of the greeting',
	},
	showAll: {
		id: 'dashboard.show_all',
		defaultMessage: 'Tout afficher ({count})',
		description: 'Button below the first rows of a section',
	},
	showFewer: {
		id: 'dashboard.show_fewer',
		defaultMessage: 'Afficher moins',
		description: 'Button below all rows of a section',
	},
});
