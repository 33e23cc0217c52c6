import { defineTexts } from '@borlette/shared/i18n';

export const messages = defineTexts('cloture', {
	title: 'Clôture du jour',
	text: 'Agent par agent : ce qui est attendu, ce qui est compté, ce qui manque.',
	// Name of the list of agents who sold today
	agents: 'Agents du jour',
	// Below an agent: money was handed over today
	depositAt: 'Dernier dépôt {amount} à {time}',
	noDeposit: 'Pas encore de dépôt aujourd’hui',
	// Below an agent: what was sold today
	sold: 'Vente {amount}',
	empty: 'Aucun agent n’a encore vendu aujourd’hui',
	emptyText: 'Les agents apparaissent ici dès leur première vente du jour.',
	cut: 'Les {count} premiers agents sont affichés.',
	noLedger:
		'Il vous manque l’accès aux transactions : sans elles, le montant attendu ne peut pas être calculé.',
	nothing: 'Aucun mouvement aujourd’hui : il n’y a rien à clôturer.',
	failed: 'Les chiffres n’ont pas pu être chargés',
	opening: 'Dû avant aujourd’hui',
	// Line of the closing: entries that take back earlier ones
	reversals: 'Contre-passations',
	payouts: 'Gains payés',
	// Line of the closing: movements of the wallet today
	movements: 'Déjà remis (dépôts − retraits)',
	// What the agent should hand over
	expected: 'Montant attendu de l’agent',
	expectedOut: 'Montant à remettre à l’agent',
	// Field, and line of the slip
	counted: 'Montant compté',
	notAmount: 'Entrez un montant, par exemple 1 250,50.',
	// The residual
	exact: 'Le compte est juste',
	// The residual: less than expected
	short: 'Manque {amount}',
	// The residual: more than expected
	over: 'Excédent {amount}',
	residual: 'Écart',
	book: 'Enregistrer et passer au suivant',
	// Button, once the residual was seen
	bookAnyway: 'Enregistrer malgré l’écart',
	again: 'Appuyez encore une fois sur Entrée pour enregistrer avec cet écart.',
	booked: '{agent} : {amount} enregistré',
	allDone: 'C’était le dernier agent de la liste.',
	mayNotBook:
		'Vous pouvez compter et imprimer ; enregistrer demande l’accès « ajouter une transaction ».',
	// Note of the movement that is recorded
	note: 'Clôture du {day} : attendu {expected}, compté {counted}',
	print: 'Imprimer le bordereau',
	slip: 'Bordereau de clôture',
	signatureAgent: 'Signature de l’agent',
	signatureOffice: 'Signature du bureau',
	keys: 'Raccourcis',
	// What the arrow keys do
	keyArrows: 'agent précédent ou suivant',
	// What Enter does
	keyEnter: 'compter, puis enregistrer',
	// What Escape does
	keyEscape: 'revenir à la liste',
	keyPrint: 'imprimer le bordereau (dans la liste)',
});
