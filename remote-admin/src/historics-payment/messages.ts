import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('payment', {
	list: 'Paiements des compagnies',
	create: 'Nouveau paiement',
	edit: 'Corriger le paiement',
	empty:
		'Aucun paiement. Notez ici ce que vous recevez d’une compagnie : ses factures les plus anciennes sont réglées d’abord.',
	paidOn: 'Reçu le',
	htg: 'Gourde (HTG)',
	usd: 'Dollar américain (USD)',
	dop: 'Peso dominicain (DOP)',
	currency: 'Monnaie',
	currencyHelp: 'Un paiement règle les factures de sa monnaie.',
	method: 'Moyen',
	everyMethod: 'Tous les moyens',
	cash: 'Espèces',
	transfer: 'Virement',
	mobile: 'Paiement mobile',
	cheque: 'Chèque',
	other: 'Autre',
	referenceHelp: 'De la banque, du virement ou du chèque.',
	createdBy: 'Noté par',
	removeText: 'Ce que ce paiement réglait redevient dû.',
	chooseTitle: 'Choisissez d’abord la compagnie',
	chooseText:
		'Un paiement se note pour une compagnie. Elle se choisit dans le menu de votre compte, en haut à droite.',
	settles: 'Ce que ce paiement règle',
	settlesText: 'Les factures en {currency} de {company}, la plus ancienne d’abord.',
	account: 'Compte de {company}',
	nothingDue:
		'Aucune facture en {currency} n’est à régler : le paiement reste en avance sur les suivantes.',
	// Column: what was due of an invoice before this payment
	due: 'Restait dû',
	settled: 'Réglé par ce paiement',
	// Column: what is still due of an invoice
	remaining: 'Reste à payer',
	// Before a payment is recorded: one like it is there
	twiceTitle: 'Ce paiement est peut-être déjà enregistré',
	twiceText:
		'Un paiement de {amount} de {company}, reçu le {day}, est enregistré depuis le {moment} par {name} (référence {reference}). Si c’est le même argent, annulez : enregistré deux fois, il réglerait deux factures.',
	// Button: records it all the same
	twiceSubmit: 'C’en est un autre : enregistrer',
	// Before a payment is recorded: it is far more than any invoice of the company
	unusual:
		'Ce montant est plus de {times} fois la plus grande facture de cette compagnie en {currency}, {most}. Vérifiez les zéros et la virgule.',
	ahead: '{amount} restent en avance sur les prochaines factures.',
});
