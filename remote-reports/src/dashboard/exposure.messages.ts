import { defineTexts } from '@borlette/shared/i18n';

export const exposure = defineTexts('dashboard.exposure', {
	// Title of a section: what balls would cost if they came out
	title: 'Exposition',
	// Below the title: what the sums are, and of which draw
	text: 'Pire cas par boule · {draw}',
	// Link to the exposure board
	more: 'Voir l’exposition',
	// Below a ball: its stakes
	staked: 'Misé : {amount}',
	none: 'Aucun tirage ouvert',
	noneText: 'Les boules les plus chères apparaissent dès qu’un tirage vend.',
	nothing: 'Rien n’est encore misé sur ce tirage.',
	losses: 'En perte aujourd’hui',
	noLosses: 'Aucun agent n’est en perte aujourd’hui.',
	// The same, while draws that were sold for are not settled: their sales are counted, and may yet be lost
	noLossesYet: 'Aucun agent n’est en perte pour l’instant, ventes en cours comprises.',
	// Below the agents that lose, while draws that were sold for are not settled
	lossesYet: 'Ventes en cours comprises : la perte peut encore grandir.',
	seeWinners: 'Voir les fiches gagnantes',
	seeReport: 'Voir le rapport de vente',
	// Link to the winning lots
	seeResults: 'Voir les lots',
});
