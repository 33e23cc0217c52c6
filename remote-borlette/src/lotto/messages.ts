import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'lotto.list',
		defaultMessage: 'Options de jeu',
		description: 'Title of the list',
	},
	create: {
		id: 'lotto.create',
		defaultMessage: 'Nouvelle option',
		description: 'Button and title',
	},
	edit: {
		id: 'lotto.edit',
		defaultMessage: 'Modifier l’option',
		description: 'Title',
	},
	empty: {
		id: 'lotto.empty',
		defaultMessage:
			'Une option est ce que l’on peut jouer sur les terminaux. Sans option, rien ne se vend.',
		description: 'No option yet',
	},
	name: {
		id: 'lotto.name',
		defaultMessage: 'Nom',
		description: 'Column and field',
	},
	nameHelp: {
		id: 'lotto.name_help',
		defaultMessage: 'Tel qu’il apparaît sur les terminaux.',
		description: 'Below the field',
	},
	game: {
		id: 'lotto.game',
		defaultMessage: 'Jeu',
		description: 'Column, field and filter',
	},
	option: {
		id: 'lotto.option',
		defaultMessage: 'Option',
		description: 'Column and field: 1, 2 or 3 of lotto 4 and 5',
	},
	optionHelp: {
		id: 'lotto.option_help',
		defaultMessage:
			'Lotto 4 : 1 = 2e + 3e lot, 2 = 1er + 2e, 3 = 1er + 3e. Lotto 5 : 1 = lotto 3 + 2e lot, 2 = lotto 3 + 3e, 3 = dernier chiffre du 1er + 2e + 3e.',
		description: 'Below the field',
	},
	optionNone: {
		id: 'lotto.option_none',
		defaultMessage: 'Ce jeu n’a pas d’options.',
		description: 'In place of the field',
	},
	optionFirst: {
		id: 'lotto.option_first',
		defaultMessage: 'Choisissez d’abord le jeu.',
		description: 'In place of the field',
	},
	optionPlus: {
		id: 'lotto.option_plus',
		defaultMessage: 'Les options 2 et 3 demandent le droit « option_plus », que vous n’avez pas.',
		description: 'Below the field',
	},
	colour: {
		id: 'lotto.colour',
		defaultMessage: 'Couleur',
		description: 'Column and field',
	},
	position: {
		id: 'lotto.position',
		defaultMessage: 'Ordre',
		description: 'Column and field: order on the terminals',
	},
	positionHelp: {
		id: 'lotto.position_help',
		defaultMessage: 'Les plus petits nombres viennent en premier sur les terminaux.',
		description: 'Below the field',
	},
	blockedIn: {
		id: 'lotto.blocked_in',
		defaultMessage: 'Bloquée dans',
		description: 'Column and field: surcussales where it cannot be played',
	},
	blockedInHelp: {
		id: 'lotto.blocked_in_help',
		defaultMessage:
			'Les surcussales cochées ne peuvent pas vendre cette option. Pour la bloquer partout, bloquez l’option dans la liste.',
		description: 'Below the field',
	},
	nowhere: {
		id: 'lotto.nowhere',
		defaultMessage: 'Nulle part',
		description: 'Cell of an option that is blocked in no surcussale',
	},
	surcussales: {
		id: 'lotto.surcussales',
		defaultMessage: '{count, plural, one {# surcussale} other {# surcussales}}',
		description: 'Cell: in how many surcussales it is blocked',
	},
	status: {
		id: 'lotto.status',
		defaultMessage: 'État',
		description: 'Column and filter',
	},
	active: {
		id: 'lotto.active',
		defaultMessage: 'Actives',
		description: 'Choice of the filter',
	},
	blocked: {
		id: 'lotto.blocked',
		defaultMessage: 'Bloquées',
		description: 'Choice of the filter',
	},
});
