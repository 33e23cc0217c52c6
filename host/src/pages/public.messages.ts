import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	menu: {
		id: 'public.menu',
		defaultMessage: 'Menu principal',
		description: 'Name of the menu at the top of public pages',
	},
	about: {
		id: 'public.about',
		defaultMessage: 'À propos',
		description: 'Link and title of the about-us page',
	},
	contact: {
		id: 'public.contact',
		defaultMessage: 'Contact',
		description: 'Link and title of the contact-us page',
	},
	faqs: {
		id: 'public.faqs',
		defaultMessage: 'Questions fréquentes',
		description: 'Link and title of the faqs page',
	},
	footer: {
		id: 'public.footer',
		defaultMessage: 'Gestion de borlette pour les compagnies d’Haïti et d’ailleurs.',
		description: 'A line at the foot of public pages',
	},
});
