import { defineTexts } from '@borlette/shared/i18n';

export const boardMessages = defineTexts('statistique.board', {
	// Name of the choice of a day
	days: 'Jour du tirage',
	// Beside the name of a draw, in the choice; {time} is a countdown
	chipOpen: 'ferme dans {time}',
	// Beside the name of a draw, in the choice: it sells no more
	chipClosed: 'fermé',
	// No draw date sells
	noDraws: 'Aucun tirage à montrer',
	noDrawsText:
		'Les tirages apparaissent ici dès l’ouverture de leurs ventes, et y restent douze heures.',
	failed: 'L’exposition n’a pas pu être chargée',
	// Button where the draw date that the board showed is there no more
	next: 'Voir le prochain tirage',
	// {worst} and {ceiling} are amounts of the draw
	pilot: 'Plafond du pilote : {worst} sur {ceiling} au pire',
	// Where the draw has no ceiling, its balls have one
	pilotBall: 'Plafond du pilote : {ceiling} par boule',
	// Before the countdown
	closesIn: 'Ferme dans',
	// In place of the countdown
	closed: 'Ventes fermées',
	// Beside the countdown, until the draw is settled
	provisional: 'Provisoire : ce tirage n’est pas encore réglé.',
	// When sales end, by the clock of a city
	closesAt: '{time} à {city}',
	// When sales end, by the clock of the viewer’s machine
	closesForYou: '{time} pour vous',
	// Of when the figures are, HH:mm:ss
	asOf: 'Mis à jour à {time}',
	// Name of the section
	totals: 'Totaux par jeu',
	// What the most expensive ball would cost
	worst: 'Boule la plus chère : {amount}',
	// How much of the limit of a game is used
	limitOf: '{percent} de {limit}',
	// A game without a limit
	noLimit: 'Sans limite',
	heat: 'Borlette',
	heatText: 'Choisissez une boule : flèches, ou deux chiffres au clavier.',
	// Name of the legend
	legend: 'Échelle',
	// A ball that some agents may not sell
	legendPartly: 'Bloquée pour certains agents',
	// Step of the scale: nothing
	legendNothing: '0',
	// Step of the scale
	legendBelow: '< {percent}',
	// Step of the scale: the limit is reached
	legendFull: '{percent} et plus',
	// Name of the section beside the map
	chosen: 'Boule choisie',
	chooseHint: 'Choisissez une boule pour voir ce qu’elle coûterait.',
	// Of a lotto 4 or 5
	option: 'option {option}',
	liability: 'À payer au pire',
	remaining: 'Reste',
	// How full the chosen ball is
	ofLimit: '{percent} de la limite',
	ofTakings: '{percent} de ce que le tirage encaisse',
	// Asks which draws; above buttons that say which
	blockWhere: 'Bloquer {ball} pour tous les agents…',
	// Button: for this draw date
	blockDraw: 'Ce tirage seulement',
	// Button: leads to the choice of the agent
	blockAgent: 'Un seul agent…',
	// Asks which draws, once the agent is chosen
	blockForAgent: 'Bloquer {ball} pour un seul agent…',
	// In the choice of the agent, before one is chosen
	chooseAgent: 'Choisir un agent',
	// Beside the ball of a draw that sells no more, in place of the buttons
	nothingToBlock: 'Les ventes de ce tirage sont fermées.',
	// Button: for every draw from today on
	blockAll: 'Tous les tirages',
	// {scope}: agents, draws and days in a list
	blockedToast: '{ball} bloquée pour {scope}.',
	unblockedToast: '{ball} débloquée pour {scope}.',
	// Button of a toast
	undo: 'Annuler',
	undone: 'C’est annulé.',
	// A block: which draw and until when
	forDraw: '{tirage}, jusqu’au {date}',
	// A block of every draw, until when
	forAll: 'Tous les tirages, jusqu’au {date}',
	// A block of one draw without an end
	forDrawOpen: '{tirage}, jusqu’au déblocage',
	forAllOpen: 'Tous les tirages, jusqu’au déblocage',
	// Link to the page that explains
	whichRule: 'Quelle règle s’applique ?',
	top: 'Les plus lourdes',
	// A list without combinations
	topEmpty: 'Rien n’est encore misé.',
	// Button: shows the whole list
	showAll: 'Voir les {count}',
	showLess: 'Voir moins',
});
