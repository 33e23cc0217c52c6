import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	nav: {
		id: 'layout.nav',
		defaultMessage: 'Menu principal',
		description: 'Name of the sidebar for readers',
	},
	openMenu: {
		id: 'layout.openMenu',
		defaultMessage: 'Ouvrir le menu',
		description: 'Button on small screens',
	},
	closeMenu: {
		id: 'layout.closeMenu',
		defaultMessage: 'Fermer le menu',
		description: 'Button on small screens',
	},
	collapse: {
		id: 'layout.collapse',
		defaultMessage: 'Réduire le menu',
		description: 'Button of the sidebar',
	},
	expand: {
		id: 'layout.expand',
		defaultMessage: 'Élargir le menu',
		description: 'Button of the reduced sidebar',
	},
	skip: {
		id: 'layout.skip',
		defaultMessage: 'Aller au contenu',
		description: 'First link of a page, for the keyboard',
	},
	language: {
		id: 'layout.language',
		defaultMessage: 'Langue : {language}',
		description: 'Button that offers the languages',
	},
	settings: {
		id: 'layout.settings',
		defaultMessage: 'Réglages',
		description: 'Button that opens the settings panel',
	},
	country: {
		id: 'layout.country',
		defaultMessage: 'Pays',
		description: 'Button that offers the countries',
	},
	countryIs: {
		id: 'layout.countryIs',
		defaultMessage: 'Pays : {country}',
		description: 'Button that offers the countries; it names the chosen one',
	},
	everyCountry: {
		id: 'layout.everyCountry',
		defaultMessage: 'Tous les pays',
		description: 'First entry of the country picker',
	},
	searchCountry: {
		id: 'layout.searchCountry',
		defaultMessage: 'Chercher un pays',
		description: 'Search field of the country picker',
	},
	company: {
		id: 'layout.company',
		defaultMessage: 'Compagnie',
		description: 'Heading of the company picker',
	},
	searchCompany: {
		id: 'layout.searchCompany',
		defaultMessage: 'Chercher une compagnie',
		description: 'Search field of the company picker',
	},
	nothingFound: {
		id: 'layout.nothingFound',
		defaultMessage: 'Aucun résultat',
		description: 'In a picker, when no entry fits',
	},
	userMenu: {
		id: 'layout.userMenu',
		defaultMessage: 'Menu de {name}',
		description: 'Button with the picture of the person',
	},
	home: {
		id: 'layout.home',
		defaultMessage: 'Accueil',
		description: 'Entry of the menu of the person',
	},
	profile: {
		id: 'layout.profile',
		defaultMessage: 'Profil',
		description: 'Entry of the menu of the person',
	},
	logout: {
		id: 'layout.logout',
		defaultMessage: 'Se déconnecter',
		description: 'Entry of the menu of the person',
	},
	everyCompanyNote: {
		id: 'layout.everyCompanyNote',
		defaultMessage:
			'Vous voyez toutes les compagnies. Choisissez celle dont vous voulez changer quelque chose.',
		description: 'Line above the page while a superuser works in "Toutes"',
	},
	slotGeneral: {
		id: 'layout.slot.general',
		defaultMessage: 'Général',
		description: 'Section of the sidebar',
	},
	slotBorlette: {
		id: 'layout.slot.borlette',
		defaultMessage: 'Borlette',
		description: 'Section of the sidebar',
	},
	slotTirage: {
		id: 'layout.slot.tirage',
		defaultMessage: 'Tirages',
		description: 'Section of the sidebar',
	},
	slotRapports: {
		id: 'layout.slot.rapports',
		defaultMessage: 'Rapports',
		description: 'Section of the sidebar',
	},
	slotReseau: {
		id: 'layout.slot.reseau',
		defaultMessage: 'Réseau',
		description: 'Section of the sidebar: agents, branches',
	},
	slotProvider: {
		id: 'layout.slot.provider',
		defaultMessage: 'Compagnie',
		description: 'Section of the sidebar for superusers',
	},
	slotAccount: {
		id: 'layout.slot.account',
		defaultMessage: 'Compte et suivi',
		description: 'Section of the sidebar',
	},
});
