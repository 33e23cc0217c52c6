import { defineTexts } from '@borlette/shared/i18n';

export const date = defineTexts('lotgagnant.date', {
	dateFailed: 'Ce tirage n’a pas pu être chargé',
	facts: 'Ce tirage en bref',
	// When it was drawn by the clock of the place where it is drawn, where that shows another time
	drawnThere: 'À l’heure du tirage',
	stillSells: 'Les ventes sont ouvertes.',
	notHeld: 'Les ventes sont fermées ; le tirage n’a pas encore eu lieu.',
	waitsForResult: 'Tiré. Le résultat n’est pas encore entré.',
	counting: 'Confirmé par {other}. Le calcul des gains est en cours, puis le paiement s’ouvre.',
	done: 'Entré par {name}, confirmé par {other}. Les fiches gagnantes peuvent être payées.',
	doneUnnamed: 'Confirmé. Les fiches gagnantes peuvent être payées.',
	cancelled: 'Annulé : chaque mise est rendue.',
	// Why a result was corrected
	because: 'Motif : {reason}',
	history: 'Historique',
	entryWaits: 'Résultat {revision} entré par {name}, attend sa confirmation',
	entryConfirmed: 'Résultat {revision} entré par {name}, confirmé par {other} le {at}',
	// Entry of the history: a result that came with it, from nobody
	entryUnnamed: 'Résultat {revision}, repris de l’historique',
	entryReversed: 'Résultat {revision} entré par {name}, remplacé depuis',
	// Entry of the history: it waited when the draw was cancelled
	entryTakenBack: 'Résultat {revision} entré par {name}, retiré avec le tirage annulé',
	settled:
		'Gains comptés selon le résultat {revision} : {count, plural, =0 {aucune fiche gagnante} one {# fiche gagnante} other {# fiches gagnantes}}, {amount}',
	takenBack:
		'Gains du résultat {revision} repris : {count, plural, one {# fiche} other {# fiches}}, {amount}',
	givenBack:
		'Tirage annulé, mises rendues : {count, plural, one {# fiche} other {# fiches}}, {amount}',
});
