import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'regle.title',
		defaultMessage: 'Quelle règle s’applique ?',
		description: 'Title of the page',
	},
	text: {
		id: 'regle.text',
		defaultMessage: 'Ce que le moteur de vente répondrait maintenant à une ligne de cet agent.',
		description: 'Below the title',
	},
	asked: {
		id: 'regle.asked',
		defaultMessage: 'La ligne',
		description: 'Heading of the form',
	},
	agent: {
		id: 'regle.agent',
		defaultMessage: 'Agent',
		description: 'Field',
	},
	chooseAgent: {
		id: 'regle.choose_agent',
		defaultMessage: 'Choisir un agent',
		description: 'Field without a choice',
	},
	tirage: {
		id: 'regle.tirage',
		defaultMessage: 'Tirage',
		description: 'Field',
	},
	chooseTirage: {
		id: 'regle.choose_tirage',
		defaultMessage: 'Choisir un tirage',
		description: 'Field without a choice',
	},
	game: {
		id: 'regle.game',
		defaultMessage: 'Jeu',
		description: 'Field',
	},
	option: {
		id: 'regle.option',
		defaultMessage: 'Option',
		description: 'Field',
	},
	numbers: {
		id: 'regle.numbers',
		defaultMessage: 'Boule',
		description: 'Field',
	},
	numbersHint: {
		id: 'regle.numbers_hint',
		defaultMessage:
			'{game, select, mariage {Deux boules : 12*34} lotto3 {3 chiffres} lotto4 {4 chiffres} lotto5 {5 chiffres} other {2 chiffres}}',
		description: 'Below the field',
	},
	numbersWrong: {
		id: 'regle.numbers_wrong',
		defaultMessage: 'Ce n’est pas une boule de ce jeu.',
		description: 'Error of the field',
	},
	startTitle: {
		id: 'regle.start_title',
		defaultMessage: 'Choisissez l’agent, le tirage et la boule',
		description: 'Before anything is asked',
	},
	startText: {
		id: 'regle.start_text',
		defaultMessage:
			'La réponse dit ce qui est payé, ce qui limite et ce qui bloque, et quelle règle décide.',
		description: 'Before anything is asked',
	},
	failed: {
		id: 'regle.failed',
		defaultMessage: 'La réponse n’a pas pu être chargée',
		description: 'Title of an error',
	},
	unknown: {
		id: 'regle.unknown',
		defaultMessage: 'Cet agent ou ce tirage n’existe pas pour vous.',
		description: 'A link named somebody else’s',
	},
	sellable: {
		id: 'regle.sellable',
		defaultMessage: 'Peut être vendue maintenant',
		description: 'Answer',
	},
	sellableUpTo: {
		id: 'regle.sellable_up_to',
		defaultMessage: 'De {least} à {most} par ligne. Au-delà : {rule}.',
		description: 'Answer: bounds of the stake, and what refuses more',
	},
	sellableFrom: {
		id: 'regle.sellable_from',
		defaultMessage: 'À partir de {least} par ligne, sans limite.',
		description: 'Answer: no upper bound',
	},
	refused: {
		id: 'regle.refused',
		defaultMessage: 'Ne peut pas être vendue',
		description: 'Answer',
	},
	chain: {
		id: 'regle.chain',
		defaultMessage: 'Ce qui est vérifié, dans l’ordre',
		description: 'Heading',
	},
	ok: {
		id: 'regle.ok',
		defaultMessage: 'En ordre',
		description: 'A step that refuses nothing',
	},
	refusing: {
		id: 'regle.refusing',
		defaultMessage: 'Refuse',
		description: 'A step that refuses',
	},
	stepSeller: {
		id: 'regle.step_seller',
		defaultMessage: 'Agent et terminal',
		description: 'Step',
	},
	stepDraw: {
		id: 'regle.step_draw',
		defaultMessage: 'Tirage',
		description: 'Step',
	},
	stepOption: {
		id: 'regle.step_option',
		defaultMessage: 'Option',
		description: 'Step',
	},
	stepBlock: {
		id: 'regle.step_block',
		defaultMessage: 'Blocage',
		description: 'Step',
	},
	stepLimits: {
		id: 'regle.step_limits',
		defaultMessage: 'Limites',
		description: 'Step',
	},
	sellerActive: {
		id: 'regle.seller_active',
		defaultMessage: '{agent}, {surcussale} : actif.',
		description: 'Step',
	},
	sellerBlocked: {
		id: 'regle.seller_blocked',
		defaultMessage: '{agent}, {surcussale} ou la compagnie est bloqué.',
		description: 'Step',
	},
	noDevice: {
		id: 'regle.no_device',
		defaultMessage: 'Aucun terminal n’est lié à {agent}.',
		description: 'Step',
	},
	drawOpen: {
		id: 'regle.draw_open',
		defaultMessage: '{tirage} du {date} : ouvert, ferme dans {time}.',
		description: 'Step; {time} is a countdown',
	},
	drawNotYet: {
		id: 'regle.draw_not_yet',
		defaultMessage: '{tirage} du {date} : ouvre le {opens}.',
		description: 'Step',
	},
	drawClosed: {
		id: 'regle.draw_closed',
		defaultMessage: '{tirage} du {date} : fermé.',
		description: 'Step',
	},
	drawBlocked: {
		id: 'regle.draw_blocked',
		defaultMessage: '{tirage} est bloqué.',
		description: 'Step',
	},
	drawNone: {
		id: 'regle.draw_none',
		defaultMessage: '{tirage} n’a aucune date de tirage.',
		description: 'Step',
	},
	optionActive: {
		id: 'regle.option_active',
		defaultMessage: '{name} se joue.',
		description: 'Step',
	},
	optionOff: {
		id: 'regle.option_off',
		defaultMessage: '{name} est bloquée dans la compagnie.',
		description: 'Step',
	},
	optionOffHere: {
		id: 'regle.option_off_here',
		defaultMessage: '{name} est bloquée dans {surcussale}.',
		description: 'Step',
	},
	optionNone: {
		id: 'regle.option_none',
		defaultMessage: 'La compagnie n’a pas cette option.',
		description: 'Step',
	},
	notBlocked: {
		id: 'regle.not_blocked',
		defaultMessage: 'La boule n’est pas bloquée.',
		description: 'Step',
	},
	blockedHere: {
		id: 'regle.blocked_here',
		defaultMessage:
			'Bloquée : {tirage, select, all {tous les tirages} other {ce tirage}}, {agent, select, all {tous les agents} other {cet agent}}, {end, select, none {jusqu’au déblocage} other {jusqu’au {date}}}.',
		description: 'Step: one block',
	},
	line: {
		id: 'regle.line',
		defaultMessage: 'Mise d’une ligne',
		description: 'Step: before the strictest bounds of a line',
	},
	named: {
		id: 'regle.named',
		defaultMessage: '{name} : {text}',
		description: 'Step: a limit and what it says',
	},
	used: {
		id: 'regle.used',
		defaultMessage: '{staked} misés sur {cap} ; reste {remaining}.',
		description: 'Step: a limit',
	},
	ofDraw: {
		id: 'regle.of_draw',
		defaultMessage: 'Ce tirage',
		description: 'A limit of one draw only',
	},
	everyDraw: {
		id: 'regle.every_draw',
		defaultMessage: 'Tous les tirages',
		description: 'A limit of every draw',
	},
	everyBall: {
		id: 'regle.every_ball',
		defaultMessage: 'Chaque boule',
		description: 'A limit of every ball',
	},
	stakes: {
		id: 'regle.stakes',
		defaultMessage:
			'{bounds, select, both {de {min} à {max} par ligne} min {au moins {min} par ligne} other {au plus {max} par ligne}}',
		description: 'What a limit says of one line',
	},
	inAll: {
		id: 'regle.in_all',
		defaultMessage: '{limite} en tout',
		description: 'What a limit says of all lines together',
	},
	open: {
		id: 'regle.open',
		defaultMessage: 'Ouvrir',
		description: 'Link to the row that rules',
	},
	openNamed: {
		id: 'regle.open_named',
		defaultMessage: 'Ouvrir : {name}',
		description: 'Name of the link, for screen readers',
	},
	primes: {
		id: 'regle.primes',
		defaultMessage: 'Prime payée',
		description: 'Heading',
	},
	primesText: {
		id: 'regle.primes_text',
		defaultMessage: 'Pour 1 misé ; chaque taux vient de la première ligne qui en fixe un.',
		description: 'Below the heading',
	},
	target: {
		id: 'regle.target',
		defaultMessage: 'Fixée pour',
		description: 'Column',
	},
	applies: {
		id: 'regle.applies',
		defaultMessage: 'S’applique',
		description: 'The rate that rules',
	},
	none: {
		id: 'regle.none',
		defaultMessage: '–',
		description: 'No rate',
	},
});
