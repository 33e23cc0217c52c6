import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('facturation', {
	list: 'Facturation',
	empty:
		'Aucune facture pour cette période. Chaque mois terminé est facturé aux compagnies qui ont vendu.',
	month: 'Mois',
	unitPrice: 'Prix',
	paid: 'Payé',
	remaining: 'Reste à payer',
	dueOn: 'Échéance',
	open: 'À payer',
	partial: 'Payée en partie',
	settled: 'Payée',
	overdue: 'En retard',
	title: 'Facture {number}',
	// Read out while the PDF is on its way
	loading: 'Chargement de la facture…',
	failed: 'La facture n’a pas pu être affichée',
	// No invoice has this address
	unknown: 'Facture introuvable',
	unknownText: 'Aucune facture que vous pouvez voir n’a cette adresse.',
	back: 'Retour aux factures',
	download: 'Télécharger',
	pageOf: 'Facture {number} de {company} : {amount}, échéance {due}, reste à payer {remaining}',
	// Button and title of its dialog
	issue: 'Facturer un mois',
	issueText:
		'Chaque compagnie qui a vendu ce mois-là reçoit sa facture ; celles qui l’ont déjà la gardent.',
	// Field of the dialog
	issueMonth: 'Mois à facturer',
	issueSubmit: 'Facturer',
	// Toast: {names} are companies
	notIssued: 'Pas facturé : {names}. Le journal du serveur dit pourquoi ; recommencez ensuite.',
	issued:
		'{count, plural, =0 {Rien à facturer : ce mois est déjà facturé, ou personne n’a vendu.} one {# facture émise.} other {# factures émises.}}',
});
