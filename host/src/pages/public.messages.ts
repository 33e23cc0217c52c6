import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('public', {
	menu: 'Menu principal',
	// Link and title of the about-us page
	about: 'À propos',
	// Link and title of the contact-us page
	contact: 'Contact',
	// Link and title of the faqs page
	faqs: 'Questions fréquentes',
	footer: 'Gestion de borlette pour les compagnies d’Haïti et d’ailleurs.',
});
