import type { Language } from '@borlette/shared/contract';
import type { Invoice } from '@borlette/shared/contract/facturation';

interface InvoiceWords {
	invoice: string;
	billedTo: string;
	number: string;
	month: string;
	issuedOn: string;
	dueOn: string;
	service: string;
	terminals: string;
	quantity: string;
	unitPrice: string;
	amount: string;
	total: string;
	paid: string;
	due: string;
	states: Record<Invoice['state'], string>;
	/** Under the sums, while something is due. */
	payBy: (amount: string, day: string) => string;
	/** The same once that day is over. */
	payNow: (amount: string, day: string) => string;
	settled: string;
}

export const INVOICE_WORDS: Record<Language, InvoiceWords> = {
	fr: {
		invoice: 'Facture',
		billedTo: 'Facturé à',
		number: 'Numéro',
		month: 'Mois',
		issuedOn: 'Émise le',
		dueOn: 'Échéance',
		service: 'Prestation',
		terminals: 'Terminaux actifs',
		quantity: 'Quantité',
		unitPrice: 'Prix unitaire',
		amount: 'Montant',
		total: 'Total',
		paid: 'Déjà payé',
		due: 'Reste à payer',
		states: { open: 'À payer', partial: 'Payée en partie', paid: 'Payée', overdue: 'En retard' },
		payBy: (amount, day) => `Merci de payer ${amount} au plus tard le ${day}.`,
		payNow: (amount, day) => `Échue depuis le ${day} : merci de payer ${amount} sans attendre.`,
		settled: 'Cette facture est réglée. Merci.',
	},
	en: {
		invoice: 'Invoice',
		billedTo: 'Billed to',
		number: 'Number',
		month: 'Month',
		issuedOn: 'Issued on',
		dueOn: 'Due on',
		service: 'Service',
		terminals: 'Active terminals',
		quantity: 'Quantity',
		unitPrice: 'Unit price',
		amount: 'Amount',
		total: 'Total',
		paid: 'Paid so far',
		due: 'Amount due',
		states: { open: 'To be paid', partial: 'Paid in part', paid: 'Paid', overdue: 'Overdue' },
		payBy: (amount, day) => `Please pay ${amount} by ${day}.`,
		payNow: (amount, day) => `Overdue since ${day}: please pay ${amount} without delay.`,
		settled: 'This invoice is settled. Thank you.',
	},
	de: {
		invoice: 'Rechnung',
		billedTo: 'Rechnung an',
		number: 'Nummer',
		month: 'Monat',
		issuedOn: 'Ausgestellt am',
		dueOn: 'Fällig am',
		service: 'Leistung',
		terminals: 'Aktive Terminals',
		quantity: 'Anzahl',
		unitPrice: 'Einzelpreis',
		amount: 'Betrag',
		total: 'Summe',
		paid: 'Bereits bezahlt',
		due: 'Noch zu zahlen',
		states: { open: 'Offen', partial: 'Teilweise bezahlt', paid: 'Bezahlt', overdue: 'Überfällig' },
		payBy: (amount, day) => `Bitte zahlen Sie ${amount} bis zum ${day}.`,
		payNow: (amount, day) => `Fällig seit ${day}: Bitte zahlen Sie ${amount} umgehend.`,
		settled: 'Diese Rechnung ist beglichen. Vielen Dank.',
	},
};
