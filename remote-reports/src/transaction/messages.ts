import { defineMessages } from '@borlette/shared/i18n';

export const kindNames = defineMessages({
	deposit: {
		id: 'transaction.kind.deposit',
		defaultMessage: 'Dépôt',
		description: 'Kind of movement: the agent brings money',
	},
	withdrawal: {
		id: 'transaction.kind.withdrawal',
		defaultMessage: 'Retrait',
		description: 'Kind of movement: the agent takes money',
	},
	adjustment: {
		id: 'transaction.kind.adjustment',
		defaultMessage: 'Ajustement',
		description: 'Kind of movement: a correction',
	},
	sale: {
		id: 'transaction.kind.sale',
		defaultMessage: 'Vente',
		description: 'Kind of movement: a ticket was sold',
	},
	commission: {
		id: 'transaction.kind.commission',
		defaultMessage: 'Commission',
		description: 'Kind of movement: what the agent earns by a sale',
	},
	payout: {
		id: 'transaction.kind.payout',
		defaultMessage: 'Gain payé',
		description: 'Kind of movement: the agent paid a winner',
	},
	reversal: {
		id: 'transaction.kind.reversal',
		defaultMessage: 'Contre-passation',
		description: 'Kind of movement: takes back an earlier one',
	},
});

/** What the ledger itself notes, as codes; any other note is a person's. */
export const noteNames = defineMessages({
	reactivated: {
		id: 'transaction.note.reactivated',
		defaultMessage: 'Réactivation',
		description: 'Note of a movement: the void of a ticket was taken back',
	},
});

export const messages = defineMessages({
	list: {
		id: 'transaction.list',
		defaultMessage: 'Transactions',
		description: 'Title of the list',
	},
	create: {
		id: 'transaction.create',
		defaultMessage: 'Nouveau mouvement',
		description: 'Title of the form, and the button that leads there',
	},
	empty: {
		id: 'transaction.empty',
		defaultMessage:
			'Rien n’a été enregistré pendant ces jours. Choisissez d’autres dates ou enregistrez un mouvement.',
		description: 'Said of a list without rows',
	},
	at: {
		id: 'transaction.at',
		defaultMessage: 'Date',
		description: 'Column',
	},
	agent: {
		id: 'transaction.agent',
		defaultMessage: 'Agent',
		description: 'Column, filter and field',
	},
	surcussale: {
		id: 'transaction.surcussale',
		defaultMessage: 'Surcussale',
		description: 'Column and filter',
	},
	kind: {
		id: 'transaction.kind_label',
		defaultMessage: 'Type',
		description: 'Column, filter and field: the kind of movement',
	},
	amount: {
		id: 'transaction.amount',
		defaultMessage: 'Montant',
		description: 'Column and field',
	},
	balance: {
		id: 'transaction.balance',
		defaultMessage: 'Solde après',
		description: 'Column: what the agent has after it; negative: owes',
	},
	reference: {
		id: 'transaction.reference',
		defaultMessage: 'Fiche',
		description: 'Column: the reference of the ticket',
	},
	note: {
		id: 'transaction.note',
		defaultMessage: 'Note',
		description: 'Column and field',
	},
	actor: {
		id: 'transaction.actor',
		defaultMessage: 'Par',
		description: 'Column: who recorded it',
	},
	from: {
		id: 'transaction.from',
		defaultMessage: 'Du',
		description: 'Before the first day',
	},
	until: {
		id: 'transaction.until',
		defaultMessage: 'Au',
		description: 'Before the last day',
	},
	noteHelp: {
		id: 'transaction.note_help',
		defaultMessage: 'Un ajustement doit dire pourquoi.',
		description: 'Below the field',
	},
	amountHelp: {
		id: 'transaction.amount_help',
		defaultMessage: 'Un ajustement peut être négatif : il est alors pris à l’agent.',
		description: 'Below the field',
	},
	currentBalance: {
		id: 'transaction.current_balance',
		defaultMessage: 'Solde actuel',
		description: 'Before the balance of the agent',
	},
	balanceAfter: {
		id: 'transaction.balance_after',
		defaultMessage: 'Solde après ce mouvement',
		description: 'Before the balance of the agent as it would be',
	},
	owes: {
		id: 'transaction.owes',
		defaultMessage: '{amount} à remettre par l’agent',
		description: 'The balance is negative: the agent owes',
	},
	has: {
		id: 'transaction.has',
		defaultMessage: '{amount} en faveur de l’agent',
		description: 'The balance is positive: the company owes',
	},
	even: {
		id: 'transaction.even',
		defaultMessage: 'Rien de dû',
		description: 'The balance is zero',
	},
	chooseAgent: {
		id: 'transaction.choose_agent',
		defaultMessage: 'Choisissez un agent pour voir son solde.',
		description: 'In place of the balance',
	},
	depositText: {
		id: 'transaction.deposit_text',
		defaultMessage: 'L’agent remet de l’argent.',
		description: 'What a kind of movement means',
	},
	withdrawalText: {
		id: 'transaction.withdrawal_text',
		defaultMessage: 'L’agent reçoit de l’argent.',
		description: 'What a kind of movement means',
	},
	adjustmentText: {
		id: 'transaction.adjustment_text',
		defaultMessage: 'Une erreur est corrigée ; personne ne remet d’argent.',
		description: 'What a kind of movement means',
	},
	save: {
		id: 'transaction.save',
		defaultMessage: 'Enregistrer le mouvement',
		description: 'Button',
	},
	saved: {
		id: 'transaction.saved',
		defaultMessage: 'Mouvement enregistré : {amount} pour {agent}',
		description: 'Toast',
	},
	cancel: {
		id: 'transaction.cancel',
		defaultMessage: 'Annuler',
		description: 'Link back to the list',
	},
	balanceFailed: {
		id: 'transaction.balance_failed',
		defaultMessage: 'Le solde n’a pas pu être lu.',
		description: 'In place of the balance',
	},
});
