import { defineMessages } from '@borlette/shared/i18n';

export const boardMessages = defineMessages({
	map: {
		id: 'statistique.board.map',
		defaultMessage: 'Boules 00 à 99 selon ce qu’elles coûteraient',
		description: 'Name of the grid, for screen readers',
	},
	blocked: {
		id: 'statistique.board.blocked',
		defaultMessage: 'Bloquée',
		description: 'State of a blocked ball',
	},
	saysStake: {
		id: 'statistique.board.says_stake',
		defaultMessage: 'Mise {amount}',
		description: 'Of a ball, for screen readers',
	},
	saysLiability: {
		id: 'statistique.board.says_liability',
		defaultMessage: 'À payer au pire {amount}',
		description: 'Of a ball, for screen readers',
	},
	saysRemaining: {
		id: 'statistique.board.says_remaining',
		defaultMessage: 'Reste {amount}',
		description: 'Of a ball, for screen readers',
	},
	saysNoLimit: {
		id: 'statistique.board.says_no_limit',
		defaultMessage: 'Sans limite',
		description: 'Of a ball',
	},
	draw: {
		id: 'statistique.board.draw',
		defaultMessage: 'Tirage',
		description: 'Label of the choice of a draw date',
	},
	drawOption: {
		id: 'statistique.board.draw_option',
		defaultMessage: '{name} · {date} · {state, select, selling {ferme à {time}} other {fermé}}',
		description: 'A draw date in the choice; {time} is HH:mm in the company’s zone',
	},
	openDraws: {
		id: 'statistique.board.open_draws',
		defaultMessage: 'Ventes ouvertes',
		description: 'Group of choices: draws that still sell',
	},
	closedDraws: {
		id: 'statistique.board.closed_draws',
		defaultMessage: 'Fermés',
		description: 'Group of choices: draws closed in the last hours',
	},
	noDraws: {
		id: 'statistique.board.no_draws',
		defaultMessage: 'Aucun tirage à montrer',
		description: 'No draw date sells',
	},
	noDrawsText: {
		id: 'statistique.board.no_draws_text',
		defaultMessage:
			'Les tirages apparaissent ici dès l’ouverture de leurs ventes, et y restent douze heures.',
		description: 'What to do',
	},
	failed: {
		id: 'statistique.board.failed',
		defaultMessage: 'L’exposition n’a pas pu être chargée',
		description: 'Title of an error',
	},
	closesIn: {
		id: 'statistique.board.closes_in',
		defaultMessage: 'Ferme dans',
		description: 'Before the countdown',
	},
	closed: {
		id: 'statistique.board.closed',
		defaultMessage: 'Ventes fermées',
		description: 'In place of the countdown',
	},
	closesAt: {
		id: 'statistique.board.closes_at',
		defaultMessage: '{time} à {city}',
		description: 'When sales end, by the clock of a city',
	},
	closesForYou: {
		id: 'statistique.board.closes_for_you',
		defaultMessage: '{time} pour vous',
		description: 'When sales end, by the clock of the viewer’s machine',
	},
	asOf: {
		id: 'statistique.board.as_of',
		defaultMessage: 'Mis à jour à {time}',
		description: 'Of when the figures are, HH:mm:ss',
	},
	totals: {
		id: 'statistique.board.totals',
		defaultMessage: 'Totaux par jeu',
		description: 'Name of the section',
	},
	worst: {
		id: 'statistique.board.worst',
		defaultMessage: 'Boule la plus chère : {amount}',
		description: 'What the most expensive ball would cost',
	},
	limitOf: {
		id: 'statistique.board.limit_of',
		defaultMessage: '{percent} de {limit}',
		description: 'How much of the limit of a game is used',
	},
	noLimit: {
		id: 'statistique.board.no_limit',
		defaultMessage: 'Sans limite',
		description: 'A game without a limit',
	},
	heat: {
		id: 'statistique.board.heat',
		defaultMessage: 'Borlette',
		description: 'Title of the map',
	},
	heatText: {
		id: 'statistique.board.heat_text',
		defaultMessage: 'Choisissez une boule : flèches, ou deux chiffres au clavier.',
		description: 'Below the title of the map',
	},
	legend: {
		id: 'statistique.board.legend',
		defaultMessage: 'Échelle',
		description: 'Name of the legend',
	},
	legendText: {
		id: 'statistique.board.legend_text',
		defaultMessage:
			'Part de la limite misée ; sans limite, ce que paierait la boule rapporté à la mise du jeu.',
		description: 'What the colours mean',
	},
	legendNothing: {
		id: 'statistique.board.legend_nothing',
		defaultMessage: '0',
		description: 'Step of the scale: nothing',
	},
	legendBelow: {
		id: 'statistique.board.legend_below',
		defaultMessage: '< {percent}',
		description: 'Step of the scale',
	},
	legendFull: {
		id: 'statistique.board.legend_full',
		defaultMessage: '{percent} et plus',
		description: 'Step of the scale: the limit is reached',
	},
	legendBlocked: {
		id: 'statistique.board.legend_blocked',
		defaultMessage: 'Bloquée',
		description: 'Hatched in the legend',
	},
	chosen: {
		id: 'statistique.board.chosen',
		defaultMessage: 'Boule choisie',
		description: 'Name of the section beside the map',
	},
	chooseHint: {
		id: 'statistique.board.choose_hint',
		defaultMessage: 'Choisissez une boule pour voir ce qu’elle coûterait.',
		description: 'Before a ball is chosen',
	},
	option: {
		id: 'statistique.board.option',
		defaultMessage: 'option {option}',
		description: 'Of a lotto 4 or 5',
	},
	staked: {
		id: 'statistique.board.staked',
		defaultMessage: 'Mise',
		description: 'Of the chosen ball',
	},
	liability: {
		id: 'statistique.board.liability',
		defaultMessage: 'À payer au pire',
		description: 'Of the chosen ball',
	},
	limit: {
		id: 'statistique.board.limit',
		defaultMessage: 'Limite',
		description: 'Of the chosen ball',
	},
	remaining: {
		id: 'statistique.board.remaining',
		defaultMessage: 'Reste',
		description: 'Of the chosen ball',
	},
	ofLimit: {
		id: 'statistique.board.of_limit',
		defaultMessage: '{percent} de la limite',
		description: 'How full the chosen ball is',
	},
	ofTakings: {
		id: 'statistique.board.of_takings',
		defaultMessage: '{percent} de la mise du jeu',
		description: 'What the chosen ball would cost, against the stakes of its game',
	},
	block: {
		id: 'statistique.board.block',
		defaultMessage: 'Bloquer',
		description: 'Button',
	},
	unblock: {
		id: 'statistique.board.unblock',
		defaultMessage: 'Débloquer',
		description: 'Button',
	},
	blockWhere: {
		id: 'statistique.board.block_where',
		defaultMessage: 'Bloquer {ball} pour…',
		description: 'Asks which draws',
	},
	blockDraw: {
		id: 'statistique.board.block_draw',
		defaultMessage: 'Ce tirage seulement',
		description: 'Button: for this draw date',
	},
	blockAll: {
		id: 'statistique.board.block_all',
		defaultMessage: 'Tous les tirages',
		description: 'Button: for every draw from today on',
	},
	cancel: {
		id: 'statistique.board.cancel',
		defaultMessage: 'Annuler',
		description: 'Button',
	},
	blockedToast: {
		id: 'statistique.board.blocked_toast',
		defaultMessage: '{ball} : bloquée.',
		description: 'Toast',
	},
	unblockedToast: {
		id: 'statistique.board.unblocked_toast',
		defaultMessage: '{ball} : débloquée.',
		description: 'Toast',
	},
	undo: {
		id: 'statistique.board.undo',
		defaultMessage: 'Annuler',
		description: 'Button of a toast',
	},
	undone: {
		id: 'statistique.board.undone',
		defaultMessage: 'C’est annulé.',
		description: 'Toast',
	},
	forDraw: {
		id: 'statistique.board.for_draw',
		defaultMessage: '{tirage}, jusqu’au {date}',
		description: 'A block: which draw and until when',
	},
	forAll: {
		id: 'statistique.board.for_all',
		defaultMessage: 'Tous les tirages, jusqu’au {date}',
		description: 'A block of every draw, until when',
	},
	forDrawOpen: {
		id: 'statistique.board.for_draw_open',
		defaultMessage: '{tirage}, jusqu’au déblocage',
		description: 'A block of one draw without an end',
	},
	forAllOpen: {
		id: 'statistique.board.for_all_open',
		defaultMessage: 'Tous les tirages, jusqu’au déblocage',
		description: 'A block of every draw without an end',
	},
	whichRule: {
		id: 'statistique.board.which_rule',
		defaultMessage: 'Quelle règle s’applique ?',
		description: 'Link to the page that explains',
	},
	top: {
		id: 'statistique.board.top',
		defaultMessage: 'Les plus lourdes',
		description: 'Below the title of a list of combinations',
	},
	topEmpty: {
		id: 'statistique.board.top_empty',
		defaultMessage: 'Rien n’est encore misé.',
		description: 'A list without combinations',
	},
	showAll: {
		id: 'statistique.board.show_all',
		defaultMessage: 'Voir les {count}',
		description: 'Button: shows the whole list',
	},
	showLess: {
		id: 'statistique.board.show_less',
		defaultMessage: 'Voir moins',
		description: 'Button',
	},
});
