import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	list: { id: 'facturation.list', defaultMessage: 'Facturation', description: 'Title of the list' },
	empty: {
		id: 'facturation.empty',
		defaultMessage:
			'Aucune facture pour cette période. Chaque mois terminé est facturé aux compagnies qui ont vendu.',
		description: 'No invoice',
	},
	number: {
		id: 'facturation.number',
		defaultMessage: 'Facture',
		description: 'Column: number of the invoice',
	},
	company: {
		id: 'facturation.company',
		defaultMessage: 'Compagnie',
		description: 'Column and filter',
	},
	month: { id: 'facturation.month', defaultMessage: 'Mois', description: 'Column' },
	terminals: {
		id: 'facturation.terminals',
		defaultMessage: 'Terminaux',
		description: 'Column',
	},
	unitPrice: {
		id: 'facturation.unit_price',
		defaultMessage: 'Prix',
		description: 'Column',
	},
	amount: { id: 'facturation.amount', defaultMessage: 'Montant', description: 'Column' },
	paid: { id: 'facturation.paid', defaultMessage: 'Payé', description: 'Column' },
	remaining: {
		id: 'facturation.remaining',
		defaultMessage: 'Reste à payer',
		description: 'Column',
	},
	dueOn: { id: 'facturation.due_on', defaultMessage: 'Échéance', description: 'Column' },
	state: { id: 'facturation.state', defaultMessage: 'État', description: 'Column and filter' },
	open: { id: 'facturation.open', defaultMessage: 'À payer', description: 'State of an invoice' },
	partial: {
		id: 'facturation.partial',
		defaultMessage: 'Payée en partie',
		description: 'State of an invoice',
	},
	settled: {
		id: 'facturation.settled',
		defaultMessage: 'Payée',
		description: 'State of an invoice',
	},
	overdue: {
		id: 'facturation.overdue',
		defaultMessage: 'En retard',
		description: 'State of an invoice',
	},
	from: { id: 'facturation.from', defaultMessage: 'Du', description: 'Filter: first day' },
	until: { id: 'facturation.until', defaultMessage: 'Au', description: 'Filter: last day' },
	title: {
		id: 'facturation.title',
		defaultMessage: 'Facture {number}',
		description: 'Title of the page with the PDF',
	},
	loading: {
		id: 'facturation.loading',
		defaultMessage: 'Chargement de la facture…',
		description: 'Read out while the PDF is on its way',
	},
	failed: {
		id: 'facturation.failed',
		defaultMessage: 'La facture n’a pas pu être affichée',
		description: 'Title of the error state',
	},
	unknown: {
		id: 'facturation.unknown',
		defaultMessage: 'Facture introuvable',
		description: 'No invoice has this address',
	},
	unknownText: {
		id: 'facturation.unknown_text',
		defaultMessage: 'Aucune facture que vous pouvez voir n’a cette adresse.',
		description: 'Below that',
	},
	back: { id: 'facturation.back', defaultMessage: 'Retour aux factures', description: 'Link' },
	download: { id: 'facturation.download', defaultMessage: 'Télécharger', description: 'Button' },
	print: { id: 'facturation.print', defaultMessage: 'Imprimer', description: 'Button' },
	pageOf: {
		id: 'facturation.page_of',
		defaultMessage:
			'Facture {number} de {company} : {amount}, échéance {due}, reste à payer {remaining}',
		description: 'Name of the picture of the PDF, for readers',
	},
	issue: {
		id: 'facturation.issue',
		defaultMessage: 'Facturer un mois',
		description: 'Button and title of its dialog',
	},
	issueText: {
		id: 'facturation.issue_text',
		defaultMessage:
			'Chaque compagnie qui a vendu ce mois-là reçoit sa facture ; celles qui l’ont déjà la gardent.',
		description: 'Text of the dialog',
	},
	issueMonth: {
		id: 'facturation.issue_month',
		defaultMessage: 'Mois à facturer',
		description: 'Field of the dialog',
	},
	issueSubmit: {
		id: 'facturation.issue_submit',
		defaultMessage: 'Facturer',
		description: 'Button of the dialog',
	},
	issued: {
		id: 'facturation.issued',
		defaultMessage:
			'{count, plural, =0 {Rien à facturer : ce mois est déjà facturé, ou personne n’a vendu.} one {# facture émise.} other {# factures émises.}}',
		description: 'Toast',
	},
});
