import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('limite', {
	// A limit without a ball: it holds for each ball of the game
	everyBoule: 'Chaque boule',
	// Button above the list: leads to the page that takes limits from a file
	import: 'Importer',
	bouleHelp: 'Vide : chaque boule du jeu. Exemples : 07, 12*34, 123.',
	minStake: 'Mise minimale',
	minStakeHelp: 'D’une ligne de fiche. Vide : pas de minimum.',
	maxStake: 'Mise maximale',
	maxStakeHelp: 'D’une ligne de fiche. Vide : pas de maximum.',
	limiteGameHelp:
		'Total des mises sur le jeu, dans un même tirage. Vide : pas de limite. Une des trois bornes au moins est nécessaire.',
	limiteBouleHelp:
		'Total des mises sur une même boule, dans un même tirage. Vide : pas de limite. Une des trois bornes au moins est nécessaire.',
	// Cell of a bound that is not set
	none: 'Sans borne',
	// Column: a relative time
	createdAt: 'Créée',
	gameList: 'Limites par jeu',
	gameCreate: 'Nouvelle limite par jeu',
	gameEdit: 'Modifier la limite par jeu',
	gameEmpty:
		'Une limite par jeu borne ce que tous les agents peuvent vendre d’un jeu. La plus stricte des limites s’applique.',
	gameAgentList: 'Limites par jeu et agent',
	gameAgentCreate: 'Nouvelle limite par jeu pour un agent',
	gameAgentEdit: 'Modifier la limite par jeu de l’agent',
	gameAgentEmpty:
		'Une limite par agent borne ce qu’un seul agent peut vendre d’un jeu. La plus stricte des limites s’applique.',
	bouleList: 'Limites par boule',
	bouleCreate: 'Nouvelle limite par boule',
	bouleEdit: 'Modifier la limite par boule',
	bouleEmpty:
		'Une limite par boule borne ce que tous les agents peuvent vendre sur une même boule. La plus stricte des limites s’applique.',
	bouleAgentList: 'Limites par boule et agent',
	bouleAgentCreate: 'Nouvelle limite par boule pour un agent',
	bouleAgentEdit: 'Modifier la limite par boule de l’agent',
	bouleAgentEmpty:
		'Une limite par agent borne ce qu’un seul agent peut vendre sur une même boule. La plus stricte des limites s’applique.',
});
