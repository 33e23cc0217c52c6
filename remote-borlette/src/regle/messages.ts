import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('regle', {
	title: 'Quelle règle s’applique ?',
	text: 'Ce que le terminal de cet agent répondrait maintenant à une ligne.',
	asked: 'La ligne',
	chooseAgent: 'Choisir un agent',
	chooseTirage: 'Choisir un tirage',
	numbersHint:
		'{game, select, mariage {Deux boules : 12*34} lotto3 {3 chiffres} lotto4 {4 chiffres} lotto5 {5 chiffres} other {2 chiffres}}',
	numbersWrong: 'Ce n’est pas une boule de ce jeu.',
	startTitle: 'Choisissez l’agent, le tirage et la boule',
	startText:
		'La réponse dit ce qui est payé, ce qui limite et ce qui bloque, et quelle règle décide.',
	failed: 'La réponse n’a pas pu être chargée',
	unknown: 'Cet agent ou ce tirage n’existe pas pour vous.',
	sellable: 'Peut être vendue maintenant',
	sellableUpTo: 'De {least} à {most} par ligne. Au-delà : {rule}.',
	sellableFrom: 'À partir de {least} par ligne, sans limite.',
	refused: 'Ne peut pas être vendue',
	chain: 'Ce qui est vérifié, dans l’ordre',
	// A step that refuses nothing
	ok: 'En ordre',
	// A step that refuses
	refusing: 'Refuse',
	stepAgent: 'Agent et terminal',
	stepBlock: 'Blocage',
	stepLimits: 'Limites',
	agentActive: '{agent}, {surcussale} : actif.',
	agentBlocked: 'Un blocage touche {agent}, {surcussale} ou la compagnie.',
	noDevice: 'Aucun terminal n’est attribué à {agent}.',
	// Step; {time} is a countdown
	drawOpen: '{tirage} du {date} : ouvert, ferme dans {time}.',
	drawNotYet: '{tirage} du {date} : ouvre le {opens}.',
	drawClosed: '{tirage} du {date} : fermé.',
	drawBlocked: '{tirage} est bloqué.',
	drawNone: '{tirage} n’a aucune date de tirage.',
	optionActive: '{name} se joue.',
	optionOff: '{name} est bloquée dans la compagnie.',
	optionOffHere: '{name} est bloquée dans {surcussale}.',
	optionNone: 'La compagnie n’a pas cette option.',
	notBlocked: 'La boule n’est pas bloquée.',
	// Step: one block
	blockedHere:
		'Bloquée : {tirage, select, all {tous les tirages} other {ce tirage}}, {agent, select, all {tous les agents} other {cet agent}}, {end, select, none {jusqu’au déblocage} other {jusqu’au {date}}}.',
	// Step: before the strictest bounds of a line
	line: 'Mise d’une ligne',
	// Step: a limit and what it says
	named: '{name} : {text}',
	// Step: a limit
	used: '{staked} misés sur {cap} ; reste {remaining}.',
	// A limit of one draw only
	ofDraw: 'Ce tirage',
	// A limit of every draw
	everyDraw: 'Tous les tirages',
	// A limit of every ball
	everyBall: 'Chaque boule',
	stakes:
		'{bounds, select, both {de {min} à {max} par ligne} none {au moins {min}, au plus {max} par ligne : aucune mise ne convient} min {au moins {min} par ligne} other {au plus {max} par ligne}}',
	// A ceiling of the risk autopilot
	pilot: '{ceiling} ; on peut encore y miser {remaining}',
	// What a limit says of all lines together
	inAll: '{limite} en tout',
	// Name of the link, for screen readers
	openNamed: 'Ouvrir : {name}',
	primes: 'Prime payée',
	primesText: 'Pour 1 misé ; chaque taux vient de la première ligne qui en fixe un.',
	target: 'Fixée pour',
	// The rate that rules
	applies: 'S’applique',
});
