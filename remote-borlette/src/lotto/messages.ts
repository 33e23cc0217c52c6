import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('lotto', {
	list: 'Options de jeu',
	create: 'Nouvelle option',
	edit: 'Modifier l’option',
	empty: 'Une option est ce que l’on peut jouer sur les terminaux. Sans option, rien ne se vend.',
	nameHelp: 'Tel qu’il apparaît sur les terminaux.',
	optionHelp:
		'Lotto 4 : 1 = 2e + 3e lot, 2 = 1er + 2e, 3 = 1er + 3e. Lotto 5 : 1 = lotto 3 + 2e lot, 2 = lotto 3 + 3e, 3 = dernier chiffre du 1er + 2e + 3e.',
	optionNone: 'Ce jeu n’a pas d’options.',
	optionFirst: 'Choisissez d’abord le jeu.',
	optionPlus: 'Les options 2 et 3 demandent une permission de plus, que vous n’avez pas.',
	// Column and field: order on the terminals
	position: 'Ordre',
	positionHelp: 'Les plus petits nombres viennent en premier sur les terminaux.',
	// Column and field: surcussales where it cannot be played
	blockedIn: 'Bloquée dans',
	blockedInHelp:
		'Les surcussales cochées ne peuvent pas vendre cette option. Pour la bloquer partout, bloquez l’option dans la liste.',
	// Cell of an option that is blocked in no surcussale
	nowhere: 'Nulle part',
	// Cell: in how many surcussales it is blocked
	surcussales: '{count, plural, one {# surcussale} other {# surcussales}}',
});
