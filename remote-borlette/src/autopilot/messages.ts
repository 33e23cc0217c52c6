import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('autopilot', {
	title: 'Pilote de risque',
	text: 'Il refuse à la vente ce qui ferait perdre plus que vos plafonds, quel que soit le résultat.',
	failed: 'Le pilote n’a pas pu être chargé',
	// State of the autopilot
	on: 'En marche',
	off: 'Arrêté',
	// Who turned it on or changed it
	since: 'depuis le {moment}, par {name}',
	// Explanation of the rule of shares
	rule: 'Jusqu’à {percent} d’un plafond, chacun vend librement. Au-delà, un agent ne prend pas plus du quart de ce qui reste, pour qu’il en reste aux autres. Le terminal dit ce qui peut encore être misé.',
	ceilings: 'Plafonds',
	drawCeiling: 'Par tirage, ne jamais perdre plus de',
	drawCeilingHelp:
		'Gains et commissions moins les mises, au pire des résultats. Vide : pas de plafond.',
	ballCeiling: 'Par boule, ne jamais payer plus de',
	ballCeilingHelp:
		'Ce que coûterait la boule ou la combinaison si elle sort. Vide : pas de plafond.',
	saved: 'Plafonds enregistrés',
	turnOn: 'Mettre en marche',
	turnOff: 'Arrêter',
	turnOnTitle: 'Mettre le pilote en marche ?',
	// {draw} and {ball} are amounts, or "sans plafond"
	turnOnText:
		'Dès la prochaine vente, par tirage : {draw} ; par boule : {ball}. Les terminaux refusent ce qui dépasse et disent ce qui reste.',
	turnOffTitle: 'Arrêter le pilote ?',
	turnOffText: 'Seules vos limites et vos blocages tiendront encore les ventes.',
	turnedOn: 'Le pilote est en marche',
	turnedOff: 'Le pilote est arrêté',
	// In place of an amount
	none: 'sans plafond',
	// Beside the button that turns it on, while no ceiling is saved
	needsCeiling: 'Enregistrez d’abord un plafond.',
	replay: 'Rejouer une année',
	replayTitle: 'Et l’année passée ?',
	replayText:
		'Les tirages réglés de la dernière année, rejoués vente par vente avec ces plafonds et les résultats sortis. Rien n’est changé.',
	replayAgain: 'Les plafonds ont changé depuis : rejouez.',
	replaying: 'Tirages rejoués : {count}',
	replayFailed: 'L’année n’a pas pu être rejouée',
	stop: 'Arrêter ici',
	noDraws: 'Aucun tirage réglé dans la dernière année.',
	// In the question whether to turn it on, while the year is replayed
	yearFirst:
		'Voyons d’abord ce que ces plafonds auraient changé dans l’année passée : quelques dizaines de secondes.',
	// The same for a house that has only begun
	nothingToReplay:
		'Votre maison n’a encore aucun tirage réglé : il n’y a rien à rejouer. Vous pouvez mettre le pilote en marche sans ces chiffres.',
	// The sentence that says what came of it; {from} is a date
	better:
		'Sur {draws, plural, one {# tirage} other {# tirages}} depuis le {from}, il vous serait resté {amount} de plus.',
	worse:
		'Sur {draws, plural, one {# tirage} other {# tirages}} depuis le {from}, il vous serait resté {amount} de moins : le prix de la sécurité.',
	same: 'Sur {draws, plural, one {# tirage} other {# tirages}} depuis le {from}, il vous serait resté autant.',
	refusedLines: 'Lignes refusées',
	// Below the number of refused lines
	refusedOf: '{percent} des lignes, dans {touched, plural, one {# tirage} other {# tirages}}',
	savedGains: 'Gains évités',
	// Below the gains that would not have been paid
	savedOf: 'de {amount} payés',
	cost: 'Ventes en moins, nettes',
	// Below what would not have been sold
	costOf: '{amount} de mises refusées, moins leurs commissions',
	worstCase: 'Pire cas d’un tirage',
	worstLoss: 'Tirage le plus coûteux',
	// A figure as it was without the autopilot
	before: 'sans pilote : {amount}',
	// Heading: draws that sell, then those closed in the last twelve hours
	today: 'Tirages en cours et récents',
	noToday: 'Rien n’est vendu pour ces tirages.',
	closes: 'ferme à {time}',
	closed: 'fermé à {time}',
	// The worst case of a draw beside its ceiling
	ofCeiling: '{amount} sur {ceiling}',
	drawWorst: 'Pire cas',
	// The ball that costs most; {ball} names game and numbers
	costliest: 'Boule la plus chère : {ball}',
	moves: 'Ce que le pilote a fait',
	moveWholeDraw: 'tout le tirage',
	moveNear: '{time} : {what} approche du plafond ({reached} sur {ceiling}), parts limitées',
	moveRefused:
		'{time} : {what}, {times, plural, one {# ligne refusée} other {# lignes refusées}} ({staked} de mises)',
	movePassed: '{time} : {what} au-dessus du plafond ({reached}) après annulation par le bureau',
	history: 'Réglages précédents',
	// A former setting; {draw} and {ball} are amounts
	version: '{moment}, {name} : {state}, tirage {draw}, boule {ball}',
	option: 'option {option}',
});
