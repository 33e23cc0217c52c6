import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('layout', {
	nav: 'Menu principal',
	// Looks like a search field: opens the palette
	search: 'Chercher',
	openMenu: 'Ouvrir le menu',
	closeMenu: 'Fermer le menu',
	// Button of the sidebar
	collapse: 'Réduire le menu',
	// Button of the reduced sidebar
	expand: 'Élargir le menu',
	// First link of a page, for the keyboard
	skip: 'Aller au contenu',
	// Button that offers the languages
	language: 'Langue : {language}',
	// Button that opens the settings panel
	settings: 'Réglages',
	// Button that offers the countries; it names the chosen one
	countryIs: 'Pays : {country}',
	// Search field of the country picker
	searchCountry: 'Chercher un pays',
	// Search field of the company picker
	searchCompany: 'Chercher une compagnie',
	// In a picker, when no entry fits
	nothingFound: 'Aucun résultat',
	// Toast, when the page that sent something was left before its answer; {reason} is a sentence
	unheard: 'Non enregistré : {reason}',
	// The same where no answer came: it may have been saved
	unheardInDoubt: 'Peut-être enregistré : {reason} Vérifiez d’abord si c’est fait.',
	// Button with the picture of the person
	userMenu: 'Menu de {name}',
	home: 'Accueil',
	everyCompanyNote:
		'Vous voyez toutes les compagnies. Choisissez celle dont vous voulez changer quelque chose.',
	// The same, of the companies of one country
	countryNote:
		'Vous voyez toutes les compagnies du pays choisi : {country}. Choisissez celle dont vous voulez changer quelque chose.',
	// Beside it, where figures are read from a second server, a moment behind; `time`: to the second
	readAt: 'Chiffres de {time}.',
	slotGeneral: 'Général',
	slotBorlette: 'Borlette',
	slotTirage: 'Tirages',
	slotRapports: 'Rapports',
	// Section of the sidebar: agents, branches
	slotReseau: 'Réseau',
	slotProvider: 'Compagnie',
	slotAccount: 'Compte et suivi',
});
