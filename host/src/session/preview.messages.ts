import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('login.preview', {
	picture: 'Aperçu du tableau de bord',
	net: 'Net',
	// Chart in the picture of the dashboard
	byHour: 'Ventes par heure',
	// List in the picture of the dashboard
	nextDraws: 'Prochains tirages',
});
