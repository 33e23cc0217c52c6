import { defineTexts } from '@borlette/shared/i18n';

export const rules = defineTexts('regle.rule', {
	account_blocked: 'agent bloqué',
	device_refused: 'pas de terminal',
	draw_closed: 'tirage fermé',
	option_blocked: 'option bloquée',
	boule_blocked: 'boule bloquée',
	min_stake: 'mise minimale',
	max_stake: 'mise maximale',
	limit_game: 'limite du jeu',
	limit_game_agent: 'limite du jeu de l’agent',
	limit_boule: 'limite de la boule',
	limit_boule_agent: 'limite de la boule de l’agent',
	max_exposure: 'perte maximale par combinaison',
	pilot_ball: 'plafond par boule du pilote de risque',
	pilot_draw: 'plafond par tirage du pilote de risque',
});
