import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('heat_map', {
	map: 'Boules 00 à 99 selon ce qu’elles coûteraient',
	saysStake: 'Mise {amount}',
	saysLiability: 'À payer au pire {amount}',
	saysRemaining: 'Reste {amount}',
	// Of a ball
	saysNoLimit: 'Sans limite',
	blockedAgents: 'Bloquée pour {count, plural, one {# agent} other {# agents}}',
});
