import { defineMessages } from '@borlette/shared/i18n';

export const rules = defineMessages({
	account_blocked: {
		id: 'regle.rule.account_blocked',
		defaultMessage: 'agent bloqué',
		description: 'Rule that refuses',
	},
	device_refused: {
		id: 'regle.rule.device_refused',
		defaultMessage: 'pas de terminal',
		description: 'Rule that refuses',
	},
	draw_closed: {
		id: 'regle.rule.draw_closed',
		defaultMessage: 'tirage fermé',
		description: 'Rule that refuses',
	},
	option_blocked: {
		id: 'regle.rule.option_blocked',
		defaultMessage: 'option bloquée',
		description: 'Rule that refuses',
	},
	boule_blocked: {
		id: 'regle.rule.boule_blocked',
		defaultMessage: 'boule bloquée',
		description: 'Rule that refuses',
	},
	min_stake: {
		id: 'regle.rule.min_stake',
		defaultMessage: 'mise minimale',
		description: 'Rule that refuses',
	},
	max_stake: {
		id: 'regle.rule.max_stake',
		defaultMessage: 'mise maximale',
		description: 'Rule that refuses',
	},
	limit_game: {
		id: 'regle.rule.limit_game',
		defaultMessage: 'limite du jeu',
		description: 'Rule that refuses',
	},
	limit_game_agent: {
		id: 'regle.rule.limit_game_agent',
		defaultMessage: 'limite du jeu de l’agent',
		description: 'Rule that refuses',
	},
	limit_boule: {
		id: 'regle.rule.limit_boule',
		defaultMessage: 'limite de la boule',
		description: 'Rule that refuses',
	},
	limit_boule_agent: {
		id: 'regle.rule.limit_boule_agent',
		defaultMessage: 'limite de la boule de l’agent',
		description: 'Rule that refuses',
	},
	max_exposure: {
		id: 'regle.rule.max_exposure',
		defaultMessage: 'perte maximale par combinaison',
		description: 'Rule that refuses',
	},
});
