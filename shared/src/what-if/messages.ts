import { defineTexts } from '../i18n/index.ts';

export const messages = defineTexts('what_if', {
	title: 'Et si… sur les derniers tirages',
	text: 'Rejoue les derniers tirages réglés avec ce que vous avez saisi. Rien n’est enregistré.',
	incomplete: 'Complétez et corrigez d’abord les champs : on rejoue ce qui est saisi.',
	replay: 'Rejouer les {count} derniers tirages',
	// On the button while it works
	replaying: 'Tirages rejoués…',
	stale: 'Vous avez changé la saisie depuis : rejouez pour des chiffres à jour.',
	failed: 'Les tirages n’ont pas pu être rejoués',
	empty: 'Aucun tirage à rejouer',
	emptyText:
		'Il faut un tirage réglé où quelque chose de concerné a été vendu. Confirmez un résultat, puis revenez.',
	cut: '{count, plural, =0 {Trop de ventes pour répondre à temps : aucun tirage n’a pu être rejoué.} one {Trop de ventes pour tout rejouer à temps : voici le tirage le plus récent.} other {Trop de ventes pour tout rejouer à temps : voici les # tirages les plus récents.}}',
	more: '{count, plural, one {Sur ce tirage, il vous serait resté {amount} de plus.} other {Sur ces # tirages, il vous serait resté {amount} de plus.}}',
	less: '{count, plural, one {Sur ce tirage, il vous serait resté {amount} de moins.} other {Sur ces # tirages, il vous serait resté {amount} de moins.}}',
	// There is no change
	same: '{count, plural, one {Sur ce tirage, rien n’aurait changé.} other {Sur ces # tirages, rien n’aurait changé.}}',
	unplayed: 'Personne n’y a joué ce que la règle concerne.',
	// What a limit would have refused
	refused:
		'{count, plural, one {# ligne aurait été refusée} other {# lignes auraient été refusées}} : {amount} de ventes.',
	worst: 'Le pire tirage : {name} du {date}, où il serait resté {after} (il est resté {before}).',
	// Figure: what is left of the sales, before commissions
	left: 'Ventes − gains',
	// Figure: share of the sales that came back as wins
	returned: 'Retour au joueur',
	// Below a figure: what it was in reality
	before: 'au lieu de {amount}',
	asTable: 'Voir en tableau',
	// Legend and column: as it was
	gainBefore: 'Gains payés',
	// Legend and column: with the change
	gainAfter: 'Gains rejoués',
	// Of one draw, under the pointer
	change: '{before} de gains, {after} rejoués',
	barsName:
		'Gains de {count, plural, one {# tirage} other {# tirages}} : {before} en tout, {after} rejoués',
	// Column: how much more is left of the sales; less when negative
	difference: 'Écart',
	refusedLines: 'Lignes refusées',
});
