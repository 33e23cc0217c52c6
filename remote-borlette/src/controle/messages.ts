import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('controle', {
	title: 'Salle de contrôle',
	failed: 'La salle de contrôle n’a pas pu être chargée',
	noDraw: 'Aucun tirage à surveiller',
	noDrawText: 'Le prochain apparaît ici de lui-même dès l’ouverture de ses ventes.',
	// Before the countdown
	closesIn: 'Ferme dans',
	closed: 'Ventes fermées',
	fullscreen: 'Plein écran',
	exitFullscreen: 'Quitter le plein écran',
	// Name of the choice of a draw
	draws: 'Tirages suivants',
	// Button of a draw that closes later: {name}, {time}
	nextDraw: '{name}, {time}',
	// Button: the page chooses the draw again
	follow: 'Suivre les fermetures',
	worst: 'Pire cas',
	// Below it: by any result
	worstText: 'Ce que le tirage peut perdre au plus, quel que soit le résultat',
	// In place of an amount: whatever is drawn, it brings in
	noLoss: 'Aucune perte possible',
	// The ceiling of the risk autopilot
	ofCeiling: '{percent} du plafond de {ceiling}',
	ofBallCeiling: 'Plafond par boule : {ceiling}',
	// The ceilings are saved, and no sale is held to them
	pilotIsOff: 'Le pilote de risque est éteint : rien ne tient ce plafond.',
	noCeiling: 'Sans plafond : le pilote de risque ne tient pas ce tirage.',
	foretold: 'À la fermeture, si les ventes suivent l’habitude : {amount}',
	// In place of suggestions
	notForetold: 'Trop tôt, ou pas encore d’habitude, pour dire ce qu’il sera à la fermeture.',
	suggestions: 'À faire maintenant',
	suggestionsText: 'De combien chaque geste baisse le pire cas à la fermeture',
	noSuggestion: 'Rien ne baisserait le pire cas.',
	// {balls}: one or more in a list
	block: 'Bloquer {balls} pour ce tirage, chez tous les agents',
	// Of more balls than are named
	blockMany:
		'Bloquer {balls} et {count, plural, one {# autre} other {# autres}} pour ce tirage, chez tous les agents',
	// {game} is its name; the limit stays for later dates
	limit:
		'Limiter chaque boule de {game} à {amount}, chez tous les agents, aussi aux prochaines dates',
	// By how much the worst case is lower
	saves: '−{amount}',
	// Buttons, and what readers are told they do
	doLimit: 'Limiter',
	blocked: '{balls} : bloqué pour {draw} du {day}, chez tous les agents.',
	limited:
		'{draw}, {game} : {amount} au plus par boule, chez tous les agents, aussi aux prochaines dates.',
	undo: 'Annuler',
	undone: 'C’est annulé.',
	heat: 'Borlette',
	openBoard: 'Voir dans l’exposition',
	costliest: 'Les plus coûteuses',
	costliestText: 'À payer si elle sort',
	nothingSold: 'Rien n’est encore misé.',
	option: 'opt. {option}',
	sales: 'Ventes par minute',
	salesText: 'Vendu {sold}, d’habitude {usual} à cette heure',
	salesNoUsual: 'Vendu {sold} ; pas encore d’habitude pour ce jour',
	// Above the chart of sales: what its top stands for
	perMinute: '{amount} par minute',
	legendUsual: 'D’habitude',
	// Of the axis: minutes before the end of the sales
	minutesBefore: '−{minutes} min',
	// The end of the axis
	close: 'fermeture',
	seal: 'Sceau',
	sealed: '{fiches, plural, one {# fiche} other {# fiches}}, {amount}',
	sealing: 'Le tirage se scelle.',
	result: 'Résultat',
	// In place of a result
	waiting: 'On attend le résultat.',
	// Somebody entered it; another person confirms
	unconfirmed: 'Le résultat attend d’être confirmé.',
	toEnter: 'Entrer le résultat',
	toConfirm: 'Confirmer le résultat',
	toDate: 'Voir le tirage',
	mayNot: 'Vous ne voyez pas les résultats.',
	preview: 'Aperçu',
	previewText: '{fiches, plural, one {# fiche gagne} other {# fiches gagnent}}',
	payable: 'À payer',
	payableNow: 'Les fiches gagnantes peuvent être payées.',
	counting: 'Le calcul des gains est en cours.',
	cancelled: 'Tirage annulé : les mises sont à rendre.',
	// Name of the section
	unusual: 'Gains inhabituels',
	noUnusual: 'Aucun gain inhabituel.',
	notYet: 'Connus dès que les gains sont comptés.',
	// By which rule a win is unusual
	late: 'vendue dans les {minutes} dernières minutes',
	large: '{amount} ou plus',
	repeated: 'même combinaison sur {fiches} fiches gagnantes de l’agent ou plus',
	highPayout: 'Bien plus que d’habitude.',
	oneFicheTakesMost: 'Une seule fiche prend plus de la moitié des gains.',
	lateWin: 'Une des plus fortes a été vendue dans les {minutes} dernières minutes.',
});
