import { defineMessages } from '@borlette/shared/i18n';

export const exposure = defineMessages({
	title: {
		id: 'dashboard.exposure',
		defaultMessage: 'Exposition',
		description: 'Title of a section: what balls would cost if they came out',
	},
	text: {
		id: 'dashboard.exposure_text',
		defaultMessage: 'Pire cas par boule · {draw}',
		description: 'Below the title: what the sums are, and of which draw',
	},
	more: {
		id: 'dashboard.exposure_more',
		defaultMessage: 'Voir l’exposition',
		description: 'Link to the exposure board',
	},
	staked: {
		id: 'dashboard.exposure_staked',
		defaultMessage: 'Misé : {amount}',
		description: 'Below a ball: its stakes',
	},
	none: {
		id: 'dashboard.exposure_none',
		defaultMessage: 'Aucun tirage ouvert',
		description: 'Empty section',
	},
	noneText: {
		id: 'dashboard.exposure_none_text',
		defaultMessage: 'Les boules les plus chères apparaissent dès qu’un tirage vend.',
		description: 'Empty section: what to expect',
	},
	nothing: {
		id: 'dashboard.exposure_nothing',
		defaultMessage: 'Rien n’est encore misé sur ce tirage.',
		description: 'A draw without stakes',
	},
	losses: {
		id: 'dashboard.losses',
		defaultMessage: 'En perte aujourd’hui',
		description: 'Above agents whose gains and commission passed their sales',
	},
	noLosses: {
		id: 'dashboard.no_losses',
		defaultMessage: 'Aucun agent n’est en perte aujourd’hui.',
		description: 'No agent’s gains and commission passed their sales',
	},
	seeWinners: {
		id: 'dashboard.see_winners',
		defaultMessage: 'Voir les fiches gagnantes',
		description: 'Where a key figure leads',
	},
	seeReport: {
		id: 'dashboard.see_report',
		defaultMessage: 'Voir le rapport de vente',
		description: 'Where a key figure leads',
	},
	seeResults: {
		id: 'dashboard.see_results',
		defaultMessage: 'Voir les lots',
		description: 'Link to the winning lots',
	},
});
