import { defineMessages } from '@borlette/shared/i18n';

export const messages = defineMessages({
	title: {
		id: 'cloture.title',
		defaultMessage: 'Clôture du jour',
		description: 'Title of the page',
	},
	text: {
		id: 'cloture.text',
		defaultMessage: 'Agent par agent : ce qui est attendu, ce qui est compté, ce qui manque.',
		description: 'Below the title',
	},
	agent: {
		id: 'cloture.agent',
		defaultMessage: 'Agent',
		description: 'Line of the slip: the seller',
	},
	agents: {
		id: 'cloture.agents',
		defaultMessage: 'Agents du jour',
		description: 'Name of the list of agents who sold today',
	},
	depositAt: {
		id: 'cloture.deposit_at',
		defaultMessage: 'Dernier dépôt {amount} à {time}',
		description: 'Below an agent: money was handed over today',
	},
	noDeposit: {
		id: 'cloture.no_deposit',
		defaultMessage: 'Pas encore de dépôt aujourd’hui',
		description: 'Below an agent',
	},
	sold: {
		id: 'cloture.sold',
		defaultMessage: 'Vente {amount}',
		description: 'Below an agent: what was sold today',
	},
	empty: {
		id: 'cloture.empty',
		defaultMessage: 'Aucun agent n’a encore vendu aujourd’hui',
		description: 'In place of the agents',
	},
	emptyText: {
		id: 'cloture.empty_text',
		defaultMessage: 'Les agents apparaissent ici dès leur première vente du jour.',
		description: 'Below it',
	},
	cut: {
		id: 'cloture.cut',
		defaultMessage: 'Les {count} premiers agents sont affichés.',
		description: 'Below the agents, where there are more',
	},
	noLedger: {
		id: 'cloture.no_ledger',
		defaultMessage:
			'Il vous manque l’accès aux transactions : sans elles, le montant attendu ne peut pas être calculé.',
		description: 'In place of the figures',
	},
	nothing: {
		id: 'cloture.nothing',
		defaultMessage: 'Aucun mouvement aujourd’hui : il n’y a rien à clôturer.',
		description: 'In place of the figures of an agent',
	},
	failed: {
		id: 'cloture.failed',
		defaultMessage: 'Les chiffres n’ont pas pu être chargés',
		description: 'Title of an error',
	},
	opening: {
		id: 'cloture.opening',
		defaultMessage: 'Dû avant aujourd’hui',
		description: 'Line of the closing',
	},
	sales: {
		id: 'cloture.sales',
		defaultMessage: 'Ventes',
		description: 'Line of the closing',
	},
	reversals: {
		id: 'cloture.reversals',
		defaultMessage: 'Contre-passations',
		description: 'Line of the closing: entries that take back earlier ones',
	},
	commission: {
		id: 'cloture.commission',
		defaultMessage: 'Commission',
		description: 'Line of the closing',
	},
	payouts: {
		id: 'cloture.payouts',
		defaultMessage: 'Gains payés',
		description: 'Line of the closing',
	},
	movements: {
		id: 'cloture.movements',
		defaultMessage: 'Déjà remis (dépôts − retraits)',
		description: 'Line of the closing: movements of the wallet today',
	},
	expected: {
		id: 'cloture.expected',
		defaultMessage: 'Montant attendu de l’agent',
		description: 'What the agent should hand over',
	},
	expectedOut: {
		id: 'cloture.expected_out',
		defaultMessage: 'Montant à remettre à l’agent',
		description: 'The company owes the agent',
	},
	counted: {
		id: 'cloture.counted',
		defaultMessage: 'Montant compté',
		description: 'Field, and line of the slip',
	},
	notAmount: {
		id: 'cloture.not_amount',
		defaultMessage: 'Entrez un montant, par exemple 1 250,50.',
		description: 'Below the field: what was typed is no amount',
	},
	exact: {
		id: 'cloture.exact',
		defaultMessage: 'Le compte est juste',
		description: 'The residual',
	},
	short: {
		id: 'cloture.short',
		defaultMessage: 'Manque {amount}',
		description: 'The residual: less than expected',
	},
	over: {
		id: 'cloture.over',
		defaultMessage: 'Excédent {amount}',
		description: 'The residual: more than expected',
	},
	residual: {
		id: 'cloture.residual',
		defaultMessage: 'Écart',
		description: 'Line of the slip',
	},
	book: {
		id: 'cloture.book',
		defaultMessage: 'Enregistrer et passer au suivant',
		description: 'Button',
	},
	bookAnyway: {
		id: 'cloture.book_anyway',
		defaultMessage: 'Enregistrer malgré l’écart',
		description: 'Button, once the residual was seen',
	},
	again: {
		id: 'cloture.again',
		defaultMessage: 'Appuyez encore une fois sur Entrée pour enregistrer avec cet écart.',
		description: 'A residual is confirmed before it is booked',
	},
	booked: {
		id: 'cloture.booked',
		defaultMessage: '{agent} : {amount} enregistré',
		description: 'Toast',
	},
	allDone: {
		id: 'cloture.all_done',
		defaultMessage: 'C’était le dernier agent de la liste.',
		description: 'Toast',
	},
	mayNotBook: {
		id: 'cloture.may_not_book',
		defaultMessage:
			'Vous pouvez compter et imprimer ; enregistrer demande l’accès « ajouter une transaction ».',
		description: 'Below the figures',
	},
	note: {
		id: 'cloture.note',
		defaultMessage: 'Clôture du {day} : attendu {expected}, compté {counted}',
		description: 'Note of the movement that is recorded',
	},
	print: {
		id: 'cloture.print',
		defaultMessage: 'Imprimer le bordereau',
		description: 'Button',
	},
	slip: {
		id: 'cloture.slip',
		defaultMessage: 'Bordereau de clôture',
		description: 'Title of the slip',
	},
	signatureAgent: {
		id: 'cloture.signature_agent',
		defaultMessage: 'Signature de l’agent',
		description: 'Line of the slip',
	},
	signatureOffice: {
		id: 'cloture.signature_office',
		defaultMessage: 'Signature du bureau',
		description: 'Line of the slip',
	},
	keys: {
		id: 'cloture.keys',
		defaultMessage: 'Raccourcis',
		description: 'Title of the list of keys',
	},
	keyArrows: {
		id: 'cloture.key_arrows',
		defaultMessage: 'agent précédent ou suivant',
		description: 'What the arrow keys do',
	},
	keyEnter: {
		id: 'cloture.key_enter',
		defaultMessage: 'compter, puis enregistrer',
		description: 'What Enter does',
	},
	keyEscape: {
		id: 'cloture.key_escape',
		defaultMessage: 'revenir à la liste',
		description: 'What Escape does',
	},
	keyPrint: {
		id: 'cloture.key_print',
		defaultMessage: 'imprimer le bordereau (dans la liste)',
		description: 'What P does',
	},
});
