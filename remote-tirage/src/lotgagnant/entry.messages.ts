import { defineTexts } from '@borlette/shared/i18n';

export const entry = defineTexts('lotgagnant.entry', {
	enterTitle: 'Entrer le résultat',
	// Button and heading: replaces a result that is not confirmed yet
	enterAnother: 'Entrer un autre résultat',
	// Button and heading: replaces a confirmed result
	correct: 'Corriger le résultat',
	correctText:
		'Le résultat confirmé reste en vigueur jusqu’à ce qu’une autre personne confirme la correction. Les gains comptés sont alors repris et recomptés.',
	reasonHelp: 'Il reste dans l’historique du tirage.',
	// Button of the form: shows what the result would cost, saves nothing
	check: 'Vérifier',
	// Button: back to the digits
	change: 'Modifier',
	// Button: saves the result, to be confirmed
	enter: 'Entrer ce résultat',
	entered: 'Résultat entré. Une autre personne doit le confirmer.',
	ofFiches: 'sur {count} vendues',
	// Figure: what the result would cost
	toPay: 'À payer',
	ofSales: 'pour {amount} de ventes',
	// Figure: what is to be paid as percent of the sales
	share: 'Part des ventes',
	// Below that figure: of the last 30 draws
	usual: 'd’habitude {percent}',
	noUsual: 'pas encore de valeur habituelle',
	reverses:
		'Aujourd’hui {count, plural, one {# fiche gagne} other {# fiches gagnent}} {amount} : ces gains seront repris avant d’être recomptés.',
	paidFiche:
		'La fiche {fiche} est déjà payée ou expirée et son gain changerait : ce résultat ne peut plus être corrigé ainsi.',
	// After paidFiche, where a correction that can no longer be confirmed waits
	setAside: 'Pour écarter la correction qui attend, entrez de nouveau le résultat d’avant.',
	// After paidFiche, elsewhere; {movement}: a link
	barredInstead:
		'Relisez d’abord les chiffres. S’ils sont justes, les gains déjà comptés restent tels quels ici : payez la différence à la main et compensez chaque agent par un ajustement, avec son motif ({movement}).',
	// In barredInstead: the page of that name
	movement: 'Nouveau mouvement',
	lookTwice: 'À regarder deux fois',
	highPayout: 'Ce résultat coûte bien plus que d’habitude.',
	oneFicheTakesMost: 'Une seule fiche prend plus de la moitié des gains.',
	lateWin:
		'Une des plus fortes fiches gagnantes a été vendue dans les {minutes} dernières minutes.',
	// Caption of a table
	largest: 'Les plus forts gains',
	// Mark of a fiche sold in the last minutes
	late: 'Tardive',
	// Box to tick below the points to look at
	agree:
		'{count, plural, one {J’ai regardé ce point} other {J’ai regardé ces points}}, et ce résultat est le bon.',
	unseenText:
		'Lisez vous-même le tirage et tapez ce que vous lisez : les chiffres déjà entrés ne vous sont pas montrés.',
	confirmTitle: 'Confirmer le résultat',
	confirm: 'Confirmer le résultat',
	confirmedToast: 'Résultat confirmé. Le calcul des gains est en cours.',
	previewFailed: 'Le coût de ce résultat n’a pas pu être calculé',
	notHeldTitle: 'Le tirage n’a pas eu lieu ?',
	cancelText:
		'L’annuler rend chaque mise : {count, plural, one {# fiche} other {# fiches}}, {amount} à rembourser aux clients. Les agents gardent leur commission. C’est définitif.',
	// Behind it: a result waits to be confirmed
	cancelTakesBack: 'Le résultat entré par {name}, que personne n’a confirmé, est retiré.',
	// Button: opens the form
	cancel: 'Annuler cette date',
	cancelAndGiveBack: 'Annuler et rendre les mises',
	cancelReasonHelp: 'Il sera inscrit dans la traçabilité.',
	cancelledToast: 'Date annulée. Les mises sont à rendre.',
	// Button: closes the form
	keep: 'Ne pas annuler',
});
