import { defineMessages } from '../i18n/index.ts';

export const messages = defineMessages({
	title: {
		id: 'what_if.title',
		defaultMessage: 'Et si… sur les derniers tirages',
		description: 'Heading of the panel that replays draws before a prime or limit is saved',
	},
	text: {
		id: 'what_if.text',
		defaultMessage:
			'Rejoue les derniers tirages payés avec ce que vous avez saisi. Rien n’est enregistré.',
		description: 'Below that heading',
	},
	incomplete: {
		id: 'what_if.incomplete',
		defaultMessage: 'Complétez et corrigez d’abord les champs : on rejoue ce qui est saisi.',
		description: 'Below that heading while what is typed could not be saved',
	},
	replay: {
		id: 'what_if.replay',
		defaultMessage: 'Rejouer les {count} derniers tirages',
		description: 'Button',
	},
	replaying: {
		id: 'what_if.replaying',
		defaultMessage: 'Tirages rejoués…',
		description: 'On the button while it works',
	},
	stale: {
		id: 'what_if.stale',
		defaultMessage: 'Vous avez changé la saisie depuis : rejouez pour des chiffres à jour.',
		description: 'Above an answer to values that were changed since',
	},
	failed: {
		id: 'what_if.failed',
		defaultMessage: 'Les tirages n’ont pas pu être rejoués',
		description: 'Title of the error state',
	},
	empty: {
		id: 'what_if.empty',
		defaultMessage: 'Aucun tirage à rejouer',
		description: 'Title of the empty state',
	},
	emptyText: {
		id: 'what_if.empty_text',
		defaultMessage:
			'Il faut un tirage payé où quelque chose de concerné a été vendu. Confirmez un résultat, puis revenez.',
		description: 'Text of the empty state',
	},
	cut: {
		id: 'what_if.cut',
		defaultMessage:
			'{count, plural, =0 {Trop de ventes pour répondre à temps : aucun tirage n’a pu être rejoué.} one {Trop de ventes pour tout rejouer à temps : voici le tirage le plus récent.} other {Trop de ventes pour tout rejouer à temps : voici les # tirages les plus récents.}}',
		description: 'Above an answer that is not of all draws',
	},
	more: {
		id: 'what_if.more',
		defaultMessage:
			'{count, plural, one {Sur ce tirage, il vous serait resté {amount} de plus.} other {Sur ces # tirages, il vous serait resté {amount} de plus.}}',
		description: 'Sum of the change, good for the company',
	},
	less: {
		id: 'what_if.less',
		defaultMessage:
			'{count, plural, one {Sur ce tirage, il vous serait resté {amount} de moins.} other {Sur ces # tirages, il vous serait resté {amount} de moins.}}',
		description: 'Sum of the change, bad for the company',
	},
	same: {
		id: 'what_if.same',
		defaultMessage:
			'{count, plural, one {Sur ce tirage, rien n’aurait changé.} other {Sur ces # tirages, rien n’aurait changé.}}',
		description: 'There is no change',
	},
	unplayed: {
		id: 'what_if.unplayed',
		defaultMessage: 'Personne n’y a joué ce que la règle concerne.',
		description: 'Below that: nothing was staked on the ball of a limit',
	},
	refused: {
		id: 'what_if.refused',
		defaultMessage:
			'{count, plural, one {# ligne aurait été refusée} other {# lignes auraient été refusées}} : {amount} de ventes.',
		description: 'What a limit would have refused',
	},
	worst: {
		id: 'what_if.worst',
		defaultMessage:
			'Le pire tirage : {name} du {date}, où il serait resté {after} (il est resté {before}).',
		description: 'The draw with the least left; sums of money may be negative',
	},
	vente: { id: 'what_if.vente', defaultMessage: 'Ventes', description: 'Figure and column' },
	gain: { id: 'what_if.gain', defaultMessage: 'Gains', description: 'Figure: what was won' },
	left: {
		id: 'what_if.left',
		defaultMessage: 'Ventes − gains',
		description: 'Figure: what is left of the sales, before commissions',
	},
	returned: {
		id: 'what_if.returned',
		defaultMessage: 'Retour au joueur',
		description: 'Figure: share of the sales that came back as wins',
	},
	before: {
		id: 'what_if.before',
		defaultMessage: 'au lieu de {amount}',
		description: 'Below a figure: what it was in reality',
	},
	asTable: { id: 'what_if.as_table', defaultMessage: 'Voir en tableau', description: 'Switch' },
	gainBefore: {
		id: 'what_if.gain_before',
		defaultMessage: 'Gains payés',
		description: 'Legend and column: as it was',
	},
	gainAfter: {
		id: 'what_if.gain_after',
		defaultMessage: 'Gains rejoués',
		description: 'Legend and column: with the change',
	},
	change: {
		id: 'what_if.change',
		defaultMessage: '{before} de gains, {after} rejoués',
		description: 'Of one draw, under the pointer',
	},
	barsName: {
		id: 'what_if.bars_name',
		defaultMessage:
			'Gains de {count, plural, one {# tirage} other {# tirages}} : {before} en tout, {after} rejoués',
		description: 'What the bars show, for who cannot see them',
	},
	draw: { id: 'what_if.draw', defaultMessage: 'Tirage', description: 'Column' },
	difference: {
		id: 'what_if.difference',
		defaultMessage: 'Écart',
		description: 'Column: how much more is left of the sales; less when negative',
	},
	refusedLines: {
		id: 'what_if.refused_lines',
		defaultMessage: 'Lignes refusées',
		description: 'Column',
	},
	total: { id: 'what_if.total', defaultMessage: 'Total', description: 'Last row of the table' },
});
