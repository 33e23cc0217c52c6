import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: {
		id: 'payment.list',
		defaultMessage: 'Paiements des compagnies',
		description: 'Title of the list',
	},
	create: {
		id: 'payment.create',
		defaultMessage: 'Nouveau paiement',
		description: 'Button and title',
	},
	edit: { id: 'payment.edit', defaultMessage: 'Corriger le paiement', description: 'Title' },
	empty: {
		id: 'payment.empty',
		defaultMessage:
			'Aucun paiement. Notez ici ce que vous recevez d’une compagnie : ses factures les plus anciennes sont réglées d’abord.',
		description: 'No payment yet',
	},
	paidOn: { id: 'payment.paid_on', defaultMessage: 'Reçu le', description: 'Column and field' },
	company: { id: 'payment.company', defaultMessage: 'Compagnie', description: 'Column' },
	amount: { id: 'payment.amount', defaultMessage: 'Montant', description: 'Column and field' },
	htg: { id: 'payment.htg', defaultMessage: 'Gourde (HTG)', description: 'Choice of the currency' },
	usd: {
		id: 'payment.usd',
		defaultMessage: 'Dollar américain (USD)',
		description: 'Choice of the currency',
	},
	dop: {
		id: 'payment.dop',
		defaultMessage: 'Peso dominicain (DOP)',
		description: 'Choice of the currency',
	},
	currency: { id: 'payment.currency', defaultMessage: 'Monnaie', description: 'Field' },
	currencyHelp: {
		id: 'payment.currency_help',
		defaultMessage: 'Un paiement règle les factures de sa monnaie.',
		description: 'Below the field',
	},
	method: {
		id: 'payment.method',
		defaultMessage: 'Moyen',
		description: 'Column, field and filter',
	},
	cash: { id: 'payment.cash', defaultMessage: 'Espèces', description: 'Choice of the method' },
	transfer: {
		id: 'payment.transfer',
		defaultMessage: 'Virement',
		description: 'Choice of the method',
	},
	mobile: {
		id: 'payment.mobile',
		defaultMessage: 'Paiement mobile',
		description: 'Choice of the method',
	},
	cheque: { id: 'payment.cheque', defaultMessage: 'Chèque', description: 'Choice of the method' },
	other: { id: 'payment.other', defaultMessage: 'Autre', description: 'Choice of the method' },
	reference: {
		id: 'payment.reference',
		defaultMessage: 'Référence',
		description: 'Column and field',
	},
	referenceHelp: {
		id: 'payment.reference_help',
		defaultMessage: 'De la banque, du virement ou du chèque.',
		description: 'Below the field',
	},
	note: { id: 'payment.note', defaultMessage: 'Note', description: 'Column and field' },
	createdBy: { id: 'payment.created_by', defaultMessage: 'Noté par', description: 'Column' },
	from: { id: 'payment.from', defaultMessage: 'Du', description: 'Filter: first day' },
	until: { id: 'payment.until', defaultMessage: 'Au', description: 'Filter: last day' },
	removeText: {
		id: 'payment.remove_text',
		defaultMessage: 'Ce que ce paiement réglait redevient dû.',
		description: 'Text of the dialog that deletes',
	},
	chooseTitle: {
		id: 'payment.choose_title',
		defaultMessage: 'Choisissez d’abord la compagnie',
		description: 'Shown to a superuser who works on all companies',
	},
	chooseText: {
		id: 'payment.choose_text',
		defaultMessage:
			'Un paiement se note pour une compagnie : choisissez-la dans le menu de votre compte, en haut à droite.',
		description: 'Below that',
	},
	settles: {
		id: 'payment.settles',
		defaultMessage: 'Ce que ce paiement règle',
		description: 'Heading below the form',
	},
	settlesText: {
		id: 'payment.settles_text',
		defaultMessage: 'Les factures en {currency} de {company}, la plus ancienne d’abord.',
		description: 'Below that heading',
	},
	account: {
		id: 'payment.account',
		defaultMessage: 'Compte de {company}',
		description: 'Heading below the form that corrects',
	},
	nothingDue: {
		id: 'payment.nothing_due',
		defaultMessage:
			'Aucune facture en {currency} n’est à régler : le paiement reste en avance sur les suivantes.',
		description: 'Below the form',
	},
	invoice: { id: 'payment.invoice', defaultMessage: 'Facture', description: 'Column' },
	due: {
		id: 'payment.due',
		defaultMessage: 'Restait dû',
		description: 'Column: what was due of an invoice before this payment',
	},
	settled: {
		id: 'payment.settled',
		defaultMessage: 'Réglé par ce paiement',
		description: 'Column',
	},
	remaining: {
		id: 'payment.remaining',
		defaultMessage: 'Reste à payer',
		description: 'Column: what is still due of an invoice',
	},
	ahead: {
		id: 'payment.ahead',
		defaultMessage: '{amount} restent en avance sur les prochaines factures.',
		description: 'Below the table',
	},
	total: { id: 'payment.total', defaultMessage: 'Total', description: 'Footer of the table' },
	state: { id: 'payment.state', defaultMessage: 'État', description: 'Column' },
});
