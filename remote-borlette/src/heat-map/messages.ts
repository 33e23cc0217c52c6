import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('heat_map', {
	map: 'Boules 00 à 99 selon la part misée de leur limite ; sans limite, ce qu’elles coûteraient',
	// What a cell shows: its figure, and what its colour stands for
	scale:
		'Chiffre : mise. Couleur : part de la limite misée ; sans limite, ce que paierait la boule rapporté à ce que le tirage encaisse, aujourd’hui ou d’habitude si c’est plus.',
	saysStake: 'Mise {amount}',
	saysLiability: 'À payer au pire {amount}',
	saysRemaining: 'Reste {amount}',
	// Of a ball
	saysNoLimit: 'Sans limite',
	blockedAgents: 'Bloquée pour {count, plural, one {# agent} other {# agents}}',
});
